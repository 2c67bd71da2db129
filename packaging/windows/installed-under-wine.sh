#!/usr/bin/env bash
# Install what under-wine.sh has built, let it test itself, and remove it: packaging/windows/installed-under-wine.sh FOLDER
# Makes the installer with NSIS, as a release does. Ends with an error if the games are touched, or anything else is left.
set -euxo pipefail
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$1"
work=$PWD
apt-get install -y --no-install-recommends nsis
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
mkdir -p "$home/ombre-desktop"
echo '{}' > "$home/ombre-desktop/a game.json"
games=$(find "$home/ombre-desktop" | sort)
before=$(find "$WINEPREFIX/drive_c/users" -not -path '*/Temp/*' | sort)

wine "$setup" /S < /dev/null 2>&1 | cat
diff -r "$place" dist/Ombre | grep -v ': uninstall.exe$' && exit 1
wine reg query 'HKCU\Software\Classes\Ombre.Record\shell\open\command' < /dev/null 2>&1 | cat
(cd "$place" && xvfb-run -a wine ./ombre.exe --self-test --report "Z:$work/installed-self-test.json" < /dev/null 2>&1 | cat)

# The uninstaller runs from a copy of itself, unless it is told where it stands; then it is waited for.
wine "$place/uninstall.exe" /S "_?=$(winepath -w "$place")" < /dev/null 2>&1 | cat
rm -f "$place/uninstall.exe" && rmdir "$place"
[ "$games" = "$(find "$home/ombre-desktop" | sort)" ]
diff <(echo "$before") <(find "$WINEPREFIX/drive_c/users" -not -path '*/Temp/*' | sort)
wine reg query 'HKCU\Software\Classes\.ombre' < /dev/null 2>&1 | cat && exit 1
ls -l "$setup"
