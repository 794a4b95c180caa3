#!/bin/sh
# Tries a .deb in a fresh Debian, as root: try-debian.sh SUITE DEB FOLDER
# debootstraps SUITE (bookworm, trixie) into FOLDER, installs the .deb with apt, uses every door of it as an ordinary
# user, starts it from its .desktop file on the display in $DISPLAY, and removes it. Status 1 if anything fails.
set -eu
suite=$1 deb=$2 root=$3
user() { chroot "$root" su -l tester -c "export PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 DISPLAY=${DISPLAY:-:0}; $1"; }
trap 'for place in proc dev/shm dev tmp/.X11-unix; do umount -l "$root/$place" 2>/dev/null || true; done' EXIT
[ -d "$root/usr" ] || debootstrap --variant=minbase "$suite" "$root" >/dev/null
mkdir -p "$root/tmp/.X11-unix"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --make-private "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
cp /etc/resolv.conf "$root/etc/"
cp /etc/apt/apt.conf.d/99* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
cp "$deb" "$root/t.deb"
chroot "$root" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends /t.deb' >/dev/null
chroot "$root" sh -c 'id tester >/dev/null 2>&1 || useradd -m tester'
user 'table-twelve --version'
ask='{"id":1,"do":"new","game":"camisa12","seats":1,"seed":7,"options":{"mode":"seven-one"}}
{"id":2,"do":"best","seat":0,"level":"easy","seed":1}
{"id":3,"do":"record"}'
user "echo '$ask' | table-twelve engine" | sed -n '3{s/^.*"record"://;s/}$//;p}' >"$root/home/tester/三 match.twelve"
user 'table-twelve check "三 match.twelve"'
user 'table-twelve render "三 match.twelve" --size 960x600 --out r.png && test -s r.png'
user 'table-twelve arena parsecs --seats easy,normal --games 2 --jobs 2 --json a.json'
user 'table-twelve --worker </dev/null'
user 'table-twelve showcase --out shots'
start=$(sed -n 's/^Exec=//p' "$root"/usr/share/applications/*.desktop)
for file in '' '"三 match.twelve"'; do
    user "$(echo "$start" | sed "s/%f/$file/") & sleep 10; kill -0 \$! && kill \$!"
done
echo 'window: started twice from its .desktop file, once with a match'
chroot "$root" dpkg -V table-twelve
chroot "$root" apt-get purge -y -q table-twelve >/dev/null 2>&1
left=$(chroot "$root" find / -xdev -iname '*table*twelve*' -not -path '/proc/*' -not -path '/home/*')
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
ls "$root/home/tester/.local/share/table-twelve/matches/autosave/1.twelve"
echo 'removed: only what the player made is left'
