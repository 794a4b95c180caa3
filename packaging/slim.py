"""Says what of Python, Qt, the system and our pictures stays out of a package: a raster scene without a network uses none of it."""

from __future__ import annotations

import re
import sys

UNUSED = [
    "tkinter", "unittest", "pydoc", "doctest", "lib2to3", "ensurepip", "distutils", "setuptools", "pip", "xmlrpc",
    "sqlite3", "curses", "readline", "ssl", "_ssl", "_hashlib", "bz2", "_bz2", "lzma", "_lzma", "numpy", "PIL",
    "pycparser", "ftplib", "smtplib", "webbrowser", "pdb", "multiprocessing", "asyncio",
    "concurrent", "_uuid", "tabletop.bootstrap",
    "PySide6.QtNetwork", "PySide6.QtDBus", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick",
]  # fmt: skip
"""Python modules."""

DROP = r"""
    plugins/(platformthemes/libqgtk3|platforminputcontexts/libqtvirtual|networkinformation|tls|generic
        |egldeviceintegrations|xcbglintegrations|wayland-graphics-integration|printsupport|sqldrivers
        |wayland-shell-integration/lib(ivi|qt|wl|fullscreen)-
        |imageformats/.*q(ico|tiff|webp|pdf|tga|wbmp|icns|gif|jpeg))
    |platforms/.*q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)\b
    |(lib)?Qt6?(Network|Egl|VirtualKeyboard|Quick|Qml|Pdf|OpenGL)|/QtNetwork|opengl32sw
    |translations/(?!qtbase_(pt_BR|zh_TW)\.qm)
    |(^|/)_(codecs_(jp|kr|cn|hk|tw|iso2022)|multibytecodec)\b
    |assets/pictures/(?!icon-256\.png|match\.ico)
"""
# What every Linux desktop brings. The Debian package depends on it; an AppImage must not carry it, for a driver or a
# theme of the host would then meet two of a kind.
SYSTEM = r"""
    |^lib(gtk-3|gdk-3|gdk_pixbuf|cairo|cairo-gobject|pango|pangocairo|pangoft2|atk|atk-bridge|atspi|epoxy|harfbuzz
        |fribidi|thai|datrie|graphite2|pixman|jpeg|wayland-server|rsvg|gio-2|gobject-2|gmodule-2|glib-2|gthread-2|pcre2
        |mount|blkid|selinux|krb5|k5crypto|krb5support|com_err|keyutils|gssapi_krb5|gcrypt|gpg-error|systemd|cap|lz4
        |X11|Xau|Xdmcp|Xext|Xrender|Xcursor|Xfixes|Xi|Xinerama|Xrandr|Xcomposite|Xdamage|xcb-glx|bsd|md|ssl|crypto
        |readline|ncurses|tinfo|stdc\+\+|gcc_s|mvec|drm|gbm|GL|EGL|GLX|GLdispatch|expat|fontconfig|freetype|png16
        |brotlicommon|brotlidec|dbus-1|uuid|lzma|z)[-.0-9]
"""
_dropped = re.compile(DROP + (SYSTEM if sys.platform == "linux" else ""), re.VERBOSE)


def kept(entries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Those of PyInstaller's entries that go in, by their place in the package."""
    return [entry for entry in entries if not _dropped.search(entry[0].replace("\\", "/"))]
