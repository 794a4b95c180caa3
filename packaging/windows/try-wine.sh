#!/bin/bash
# Tries a Windows installer under wine, in a prefix of its own: try-wine.sh SETUP.exe ICUUC.dll FOLDER
# Installs it silently, uses every door, plays a whole match, opens a match by its file, and removes it silently.
# ICUUC.dll is the stub that the rehearsal makes (build/windows/prefix/drive_c/windows/system32/icuuc.dll): Windows has
# this library, wine has not. Needs a display. Status 1 if anything fails.
set -euo pipefail
setup=$(realpath "$1") stub=$(realpath "$2")
mkdir -p "$3" && cd "$3"
export WINEPREFIX=$PWD/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LANG=C.UTF-8
unset QT_QPA_PLATFORM
wine() { timeout 600 /usr/lib/wine/wine64 "$@" </dev/null 2>&1 | cat; } # pipes: wine's programs do not like plain files
wine wineboot -i >/dev/null
cp "$stub" prefix/drive_c/windows/system32/
find prefix -type f | sort >before
wine "$setup" /S
program=$(find prefix -name table-twelve.exe)
home=$(dirname "$program")
inside="C:$(echo "${program#prefix/drive_c}" | tr / '\\')"
echo "installed: $inside, $(du -sm "$home" | cut -f1) MB"
find -L prefix/drive_c/users -maxdepth 9 -name 'Table Twelve.lnk' | sed 's/^/entry: /'
wine "$inside" --version
printf '%s\n' '{"id":1,"do":"new","game":"camisa12","seats":1,"seed":7,"options":{"mode":"seven-one"}}' \
    '{"id":2,"do":"best","seat":0,"level":"easy","seed":1}' '{"id":3,"do":"record"}' |
    timeout 300 /usr/lib/wine/wine64 "$inside" engine 2>&1 | cat >answers
sed -n '/"id":3/{s/^.*"record"://;s/}[[:space:]]*$//;p}' answers >'三 match.twelve'
wine "$inside" check '三 match.twelve'
wine "$inside" arena parsecs --seats easy,normal --games 2 --jobs 2 --json arena.json
wine "$inside" --worker && echo 'worker: began, and ended with its input'
wine "$inside" showcase --out shots
test -s shots/01.png
# Wine's own start does not look at a user's file types, so the registered command is looked at and run by hand.
grep -a -A1 'TableTwelve.Match.*open' prefix/user.reg || wine reg query 'HKCU\Software\Classes\TableTwelve.Match\shell\open\command'
cp '三 match.twelve' prefix/drive_c/
wine "$inside" 'C:\三 match.twelve' &
for _ in $(seq 60); do
    sleep 1
    xdotool search --onlyvisible --name 'Camisa 12' >/dev/null 2>&1 && break
done
sleep 5
import -window root by-file.png 2>/dev/null || true
window=$(xdotool search --onlyvisible --name 'Camisa 12' | tail -1)
echo "window: opened by its file, titled $(xdotool getwindowname "$window")"
wine taskkill /F /IM table-twelve.exe || true
sleep 5
wine "$(find prefix -name uninstall.exe)" /S
for _ in $(seq 60); do [ -e "$home/table-twelve.exe" ] && sleep 1; done
sleep 5
find prefix -type f | sort >after
echo 'left behind:'
comm -13 before after | grep -v -E '/(windows|Temp)/' || true
! find prefix -path '*Programs*' -iname '*twelve*' | grep -q . && echo 'removed: the program and its entries'
test -s "$(find prefix -path '*matches/autosave/1.twelve')" && echo 'kept: the match'
