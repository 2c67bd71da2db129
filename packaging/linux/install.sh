#!/bin/sh
# Put Ombre into the menu of the person who runs this. It changes nothing outside their home, and needs no root.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
id=io.github.ombre_desktop.Ombre
share=${XDG_DATA_HOME:-$HOME/.local/share}
place=$share/ombre-program
bin=$HOME/.local/bin

if [ ! -x "$here/ombre" ]; then
  echo "The program is not beside this script. Unpack the whole archive and run it there." >&2
  exit 1
fi
if [ "$here" != "$place" ]; then
  # Copy to a folder beside the old one first, so that an interrupted copy leaves the old program intact.
  rm -rf "$place.new"
  mkdir -p "$share"
  cp -R "$here" "$place.new"
  rm -rf "$place"
  mv "$place.new" "$place"
fi
mkdir -p "$bin" "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/man/man1"
ln -sf "$place/ombre" "$bin/ombre-desktop"
# The path is quoted three times: for the command line, for the desktop file, and for sed.
command=$(printf '%s' "$place/ombre" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g; s/[\\&|]/\\&/g')
sed "s|^Exec=ombre-desktop|Exec=\"$command\"|" "$place/$id.desktop" > "$share/applications/$id.desktop"
cp "$place/$id.mime.xml" "$share/mime/packages/$id.xml"
cp "$place/$id.metainfo.xml" "$share/metainfo/"
cp "$place/ombre-desktop.1" "$share/man/man1/"
for icon in "$place"/icons/ombre-*.png; do
  size=${icon##*-}
  size=${size%.png}
  mkdir -p "$share/icons/hicolor/${size}x$size/apps"
  cp "$icon" "$share/icons/hicolor/${size}x$size/apps/$id.png"
done
mkdir -p "$share/icons/hicolor/scalable/apps"
cp "$place/icons/ombre.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
update-desktop-database "$share/applications" 2> /dev/null || true
update-mime-database "$share/mime" 2> /dev/null || true
touch "$share/icons/hicolor" # so that the desktop looks for new icons
echo "Ombre is in your menu. In a terminal, the command is $bin/ombre-desktop."
echo "To remove it: $place/uninstall.sh"
