"""The licence texts of everything that the program brings along: a list of its parts, and beside it the text of one."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPlainTextEdit, QWidget

from tabletop.core.paths import assets
from tabletop.ui.page import Page
from tabletop.ui.settings import Settings

LIST_PX = 260
MARGIN = 24
OWN = "Table Twelve"


class LicencesPage(Page):
    """The texts lie in ``assets/licences``, the program's own comes first."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        title = settings.words("ui")("licences.title")
        super().__init__(settings, title, parent)
        self._files = sorted(assets("licences").glob("*.txt"), key=lambda file: (file.stem != OWN, file.stem.lower()))
        self.names = QListWidget()
        self.names.setAccessibleName(title)
        self.names.setFixedWidth(LIST_PX)
        self.names.setResizeMode(QListWidget.ResizeMode.Adjust)  # measured again when the style is known
        self.names.addItems([file.stem for file in self._files])
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        row.setSpacing(16)
        row.addWidget(self.names)
        row.addWidget(self.text, 1)
        self.names.currentRowChanged.connect(self._read)
        self.names.setCurrentRow(0)
        self.first = self.names

    def _read(self, row: int) -> None:
        file = self._files[row]
        self.text.setAccessibleName(file.stem)
        self.text.setPlainText(file.read_text(encoding="utf-8"))
