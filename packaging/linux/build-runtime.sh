#!/bin/sh
# Links the AppImage runtime statically, so that it starts on any distribution: build-runtime.sh OUT
set -e
here=$(dirname "$0")
gcc -Os -static -ffunction-sections -fdata-sections -Wl,--gc-sections -o "$1" "$here/runtime.c" \
    -lsquashfuse_ll -lsquashfuse -lfuse3 -lz -llzma -llzo2 -llz4 -lzstd -lpthread -ldl
strip "$1"
# An AppImage of type 2 says so in its ELF header's padding.
printf 'AI\002' | dd of="$1" bs=1 seek=8 conv=notrunc 2>/dev/null
