#!/bin/sh
# Take Ombre out of the menu of the person who runs this, and the program with it. Their games stay.
set -eu
id=io.github.ombre_desktop.Ombre
share=${XDG_DATA_HOME:-$HOME/.local/share}
place=$share/ombre-program
bin=$HOME/.local/bin/ombre-desktop

if [ "$(readlink "$bin" 2> /dev/null)" = "$place/ombre" ]; then
  rm -f "$bin"
fi
rm -f "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" "$share/metainfo/$id.metainfo.xml" \
  "$share/man/man1/ombre-desktop.1"
rm -f "$share"/icons/hicolor/*/apps/"$id".png "$share"/icons/hicolor/*/apps/"$id".svg
update-desktop-database "$share/applications" 2> /dev/null || true
update-mime-database "$share/mime" 2> /dev/null || true
cd /
rm -rf "$place"
echo "Ombre is gone. Your games and preferences are still there:"
echo "  ${XDG_DATA_HOME:-$HOME/.local/share}/ombre-desktop"
echo "  ${XDG_CONFIG_HOME:-$HOME/.config}/ombre-desktop"
echo "Delete these two folders as well if you do not want them."
