@echo off
rem Double-click to play. Looks for Python, then leaves everything to play.py.
setlocal
pushd "%~dp0"

set "python="
where py >nul 2>nul && set "python=py -3"
if not defined python where python >nul 2>nul && set "python=python"
if not defined python (
    echo Ombre needs Python 3.11 or newer, which is not on this computer yet.
    echo It is free: https://www.python.org/downloads/
    echo.
    pause
    exit /b 1
)

%python% play.py --detached %*
if errorlevel 1 pause
