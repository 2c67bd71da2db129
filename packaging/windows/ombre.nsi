; The installer for Windows, for a single user; it needs no administrator.
; makensis -DFOLDER=<frozen program> -DVERSION=0.1.0 -DOUT=<file> ombre.nsi

Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define ID "io.github.ombre_desktop.Ombre"
!define RECORD "Ombre.Record"
!define CLASSES "Software\Classes"
!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "Ombre"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Ombre"
InstallDirRegKey HKCU "${REMOVE}" "InstallLocation"
BrandingText "Ombre ${VERSION}"

!define MUI_ICON "${FOLDER}\program\ombre_desktop\assets\icon\ombre.ico"
!define MUI_UNICON "${MUI_ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\ombre.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The installer uses the system's language if it is listed here, and otherwise the first one.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"

LangString GAMES_STAY ${LANG_ENGLISH} "The program is removed. Your games and preferences stay in $LOCALAPPDATA\ombre-desktop; delete that folder as well if you do not want them."
LangString GAMES_STAY ${LANG_SPANISH} "Se va a quitar el programa. Tus partidas y preferencias se quedan en $LOCALAPPDATA\ombre-desktop; borra también esa carpeta si no las quieres."
LangString IS_OPEN ${LANG_ENGLISH} "Ombre is open. Please close it and try again. Your game is saved."
LangString IS_OPEN ${LANG_SPANISH} "Ombre está abierto. Ciérralo e inténtalo de nuevo. Tu partida está guardada."
LangString RECORD_OF_DEAL ${LANG_ENGLISH} "Record of a deal of Ombre"
LangString RECORD_OF_DEAL ${LANG_SPANISH} "Registro de una mano de Ombre"

; The file of a running program cannot be written to.
!macro RequireClosed
  ${If} ${FileExists} "$INSTDIR\ombre.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\ombre.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDOK
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section "Ombre"
  !insertmacro RequireClosed
  ; Remove only what an earlier version put there, because the person may have chosen a folder with other files.
  RMDir /r "$INSTDIR\program"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Ombre.lnk" "$INSTDIR\ombre.exe"

  WriteRegStr HKCU "${CLASSES}\.ombre" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(RECORD_OF_DEAL)"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\ombre.exe,0"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\ombre.exe" "%1"'

  WriteRegStr HKCU "${REMOVE}" "DisplayName" "Ombre"
  WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\ombre.exe"
  WriteRegStr HKCU "${REMOVE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVE}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro RequireClosed
  RMDir /r "$INSTDIR\program"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\ombre.exe"
  Delete "$INSTDIR\uninstall.exe"
  ; This removes the folder only if it is empty.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Ombre.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.ombre" ""
  ${If} $0 == "${RECORD}"
    DeleteRegKey HKCU "${CLASSES}\.ombre"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
  DeleteRegKey HKCU "${REMOVE}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
