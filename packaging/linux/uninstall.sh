#!/bin/sh
# Remove Ombre, and its entry in the menu, for the person who runs this. Their games stay.
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
made=$(cat "$place/folders-made" 2> /dev/null || true)
was_made() {
  printf '%s\n' "$made" | grep -Fqx -- "$1"
}
cd /
rm -rf "$place"
# What the system wrote into these folders is about nothing any more.
if was_made "$share/mime" && rmdir "$share/mime/packages" 2> /dev/null; then
  rm -rf "$share/mime"
fi
if was_made "$share/applications" && ! ls "$share/applications" | grep -Fqvx mimeinfo.cache; then
  rm -f "$share/applications/mimeinfo.cache"
fi
# The folders within come first; one that has something of another's stays.
printf '%s\n' "$made" | sed '1!G;h;$!d' | while IFS= read -r folder; do
  rmdir -- "$folder" 2> /dev/null || true
done
echo "Ombre is gone."
set --
for kept in "${XDG_DATA_HOME:-$HOME/.local/share}" "${XDG_CONFIG_HOME:-$HOME/.config}" \
  "${XDG_STATE_HOME:-$HOME/.local/state}"; do
  if [ -d "$kept/ombre-desktop" ]; then
    set -- "$@" "$kept/ombre-desktop"
  fi
done
if [ $# -gt 0 ]; then
  echo "Your games, preferences and log are still there. Delete these folders as well if you do not want them:"
  printf '  %s\n' "$@"
fi
