; The installer for one user, without administrator rights. Defined by the caller: VERSION, FOLDER, OUT, ROOT.
Target amd64-unicode
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Table Twelve"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TableTwelve"
!define CLASS "TableTwelve.Match"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Table Twelve"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "© 2026 The Table Twelve authors"

!define MUI_ICON "${ROOT}/assets/pictures\icon.ico"
!define MUI_UNICON "${ROOT}/assets/pictures\icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\table-twelve.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString ASK_SAVES ${LANG_ENGLISH} "Remove your saved matches and settings as well?"
LangString ASK_SAVES ${LANG_PORTUGUESEBR} "Remover também as suas partidas salvas e configurações?"
LangString ASK_SAVES ${LANG_TRADCHINESE} "是否一併移除已儲存的對局與設定？"
LangString MATCH ${LANG_ENGLISH} "Table Twelve match"
LangString MATCH ${LANG_PORTUGUESEBR} "Partida do Table Twelve"
LangString MATCH ${LANG_TRADCHINESE} "Table Twelve 對局"

Section
  SetOutPath "$INSTDIR"
  ; A newer version leaves nothing of an older one behind.
  RMDir /r "$INSTDIR\_internal"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\table-twelve.exe"
  CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\table-twelve.exe"

  WriteRegStr HKCU "Software\Classes\.twelve" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\_internal\assets\pictures\match.ico"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\table-twelve.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\table-twelve.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Table Twelve authors"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\table-twelve.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\.twelve"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegKey HKCU "${KEY}"
  ; What a player made stays, unless the player says otherwise; a silent removal never asks and never deletes it.
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK_SAVES)" /SD IDNO IDNO kept
  RMDir /r "$LOCALAPPDATA\table-twelve"
  kept:
SectionEnd
