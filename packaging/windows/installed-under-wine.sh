#!/usr/bin/env bash
# Install what under-wine.sh has built, let it test itself, and remove it: packaging/windows/installed-under-wine.sh FOLDER
# The installer is made with NSIS, as for a release. The script fails if games are changed, or if other files are left.
# It needs root, on a machine of its own, because it adds 32-bit packages of Debian.
set -euxo pipefail
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$1"
work=$PWD
# NSIS makes 32-bit installers, for which Wine needs an additional package.
dpkg --add-architecture i386
apt-get update
apt-get install -y --no-install-recommends nsis wine32:i386 xvfb xauth
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' "$checkout/ombre_desktop/__init__.py")
setup=ombre-$version-windows-x86-64-setup.exe

export WINEPREFIX=$work/prefix WINEDEBUG=-all
export OMBRE_ORIGINS="Z:$work/origins.json" PYTHONPATH="Z:$work/source/packaging/frozen"
cp "$checkout/LICENSE" source/
wine "$work/windows/cp311/python.exe" -P -c 'import licences, os, pathlib, sys; licences.collect(
  *map(pathlib.Path, (sys.argv[1], sys.executable, os.environ["OMBRE_ORIGINS"])))' "Z:$work/dist/Ombre" < /dev/null 2>&1 | cat
makensis -V2 -DFOLDER="$work/dist/Ombre" -DVERSION="$version" -DOUT="$work/$setup" "$checkout/packaging/windows/ombre.nsi"

home=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local)
place=$home/Programs/Ombre
mkdir -p "$home/ombre-desktop" "$home/Programs"
echo '{}' > "$home/ombre-desktop/a game.json"
games=$(find "$home/ombre-desktop" | sort)
before=$(find "$WINEPREFIX/drive_c/users" -not -path '*/Temp/*' | sort)

xvfb-run -a wine "$setup" /S < /dev/null 2>&1 | cat
diff -r "$place" dist/Ombre | grep -v ': uninstall.exe$' && exit 1
wine reg query 'HKCU\Software\Classes\Ombre.Record\shell\open\command' < /dev/null 2>&1 | cat
(cd "$place" && xvfb-run -a wine ./ombre.exe --self-test --report "Z:$work/installed-self-test.json" < /dev/null 2>&1 | cat)

# The uninstaller starts a copy of itself and ends, so wait until that copy has removed the folder.
xvfb-run -a wine "$place/uninstall.exe" /S < /dev/null 2>&1 | cat
for _ in {1..60}; do [ -e "$place" ] && sleep 1; done
[ "$games" = "$(find "$home/ombre-desktop" | sort)" ]
diff <(echo "$before") <(find "$WINEPREFIX/drive_c/users" -not -path '*/Temp/*' | sort)
wine reg query 'HKCU\Software\Classes\.ombre' < /dev/null 2>&1 | cat && exit 1
ls -l "$setup"
