#!/bin/sh
# Put Ombre into the menu of the person who runs this. It changes nothing outside their home, and needs no root.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
id=io.github.ombre_desktop.Ombre
share=${XDG_DATA_HOME:-$HOME/.local/share}
place=$share/ombre-program
bin=$HOME/.local/bin
line_break='
'

# Make a folder, and note each one that was not there, for uninstall.sh to remove.
new=
make() {
  if [ ! -d "$1" ]; then
    make "$(dirname -- "$1")"
    mkdir -- "$1"
    new=$new$1$line_break
  fi
}
note() {
  if [ -d "$place" ]; then
    printf '%s' "$new" >> "$place/folders-made"
  fi
}

case $place$bin in
  *"$line_break"*)
    echo "A menu cannot name a folder with a line break in its name, as there is in $place or $bin." >&2
    exit 1
    ;;
esac
# The system puts something else in place of these words in the name of a library.
other='[!0-9A-Za-z_]'
case $place/ in
  *'${ORIGIN}'* | *'${LIB}'* | *'${PLATFORM}'* | *'$ORIGIN'$other* | *'$LIB'$other* | *'$PLATFORM'$other*)
    echo "No program that brings its own libraries starts in a folder with \$ORIGIN, \$LIB or \$PLATFORM" >&2
    echo "in its name, as there is in $place. Set XDG_DATA_HOME to another folder." >&2
    exit 1
    ;;
esac
if [ ! -x "$here/ombre" ]; then
  echo "The program is not beside this script. Unpack the whole archive and run it there." >&2
  exit 1
fi
if [ "$here" != "$place" ]; then
  # Copy to a folder beside the old one first, so that an interrupted copy leaves the old program intact.
  rm -rf "$place.new"
  make "$share"
  cp -R "$here" "$place.new"
  if [ -f "$place/folders-made" ]; then
    cp "$place/folders-made" "$place.new"
  fi
  rm -rf "$place"
  mv "$place.new" "$place"
fi
trap note EXIT
for folder in "$bin" "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/man/man1"; do
  make "$folder"
done
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
  make "$share/icons/hicolor/${size}x$size/apps"
  cp "$icon" "$share/icons/hicolor/${size}x$size/apps/$id.png"
done
make "$share/icons/hicolor/scalable/apps"
cp "$place/icons/ombre.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
update-desktop-database "$share/applications" 2> /dev/null || true
update-mime-database "$share/mime" 2> /dev/null || true
touch "$share/icons/hicolor" # so that the desktop looks for new icons
echo "Ombre is in your menu. In a terminal, the command is $bin/ombre-desktop."
echo "To remove it: $place/uninstall.sh"
