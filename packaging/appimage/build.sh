#!/usr/bin/env bash
# Make a single file for Linux from the frozen program: packaging/appimage/build.sh dist/Ombre FILE.AppImage
# It needs appimagetool. To run the file, a system needs FUSE, or the option --appimage-extract-and-run.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(cd "$1" && pwd)
id=io.github.ombre_desktop.Ombre
linux=$here/../linux
icons=$here/../../ombre_desktop/assets/icon
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

mkdir -p "$root/usr/lib/ombre" "$root/usr/share/applications" "$root/usr/share/metainfo"
cp -R "$folder/." "$root/usr/lib/ombre/"
cp "$linux/$id.desktop" "$root/$id.desktop"
cp "$linux/$id.desktop" "$root/usr/share/applications/"
cp "$linux/$id.metainfo.xml" "$root/usr/share/metainfo/$id.appdata.xml"
cp "$icons/ombre-256.png" "$root/$id.png"
ln -s "$id.png" "$root/.DirIcon"
cat > "$root/AppRun" <<'RUN'
#!/bin/sh
exec "${APPDIR:-$(dirname "$(readlink -f "$0")")}/usr/lib/ombre/ombre" "$@"
RUN
chmod +x "$root/AppRun"
appimagetool "$root" "$2"
