"""Two fingers on a touch pad or a screen magnify the table."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QPinchGesture

from tabletop.ui.table import zoom
from tabletop.ui.table.magnifier import Magnifier


class Pinch(QObject):
    """Listens to the viewport of one view, and magnifies by whole steps as the fingers part or close."""

    def __init__(self, view: Magnifier) -> None:
        super().__init__(view)
        self._view = view
        self._wish = 100.0
        view.viewport().installEventFilter(self)
        if sys.platform != "darwin":  # there each native gesture would come a second time
            view.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture:
            return self._native(event)
        if event.type() == QEvent.Type.Gesture:
            gesture = event.gesture(Qt.GestureType.PinchGesture)
            if gesture is not None:
                self._fingers(gesture)
                event.accept(gesture)
                return True
        return super().eventFilter(watched, event)

    def _native(self, event: QNativeGestureEvent) -> bool:
        """On a touch pad: each event says by how much more."""
        kind = event.gestureType()
        if kind == Qt.NativeGestureType.BeginNativeGesture:
            self._begin()
        elif kind == Qt.NativeGestureType.ZoomNativeGesture:
            self._part(1 + event.value(), event.position())
        else:
            return False
        event.accept()
        return True

    def _fingers(self, gesture: QPinchGesture) -> None:
        """On a screen."""
        if gesture.state() == Qt.GestureState.GestureStarted:
            self._begin()
        middle = self._view.viewport().mapFromGlobal(gesture.centerPoint())
        self._part(gesture.scaleFactor(), middle)

    def _begin(self) -> None:
        self._wish = float(self._view.percent)
        self._view.drop()

    def _part(self, factor: float, about: QPointF) -> None:
        offered = self._view.steps
        self._wish = min(max(self._wish * factor, offered[0]), offered[-1])
        self._view.zoom_to(zoom.nearest(self._wish, offered), about)
