"""The engine door as another program meets it: a process, a line in, a line out."""

import json
import subprocess
import sys
from types import TracebackType
from typing import Any, Self


class Door:
    """A running ``tabletop engine``."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tabletop", "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def say(self, line: bytes) -> dict[str, Any]:
        """The reply to one line, its end not included."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The reply to a verb, which is wanted."""
        reply = self.say(json.dumps({"id": 1, "do": do, **fields}).encode())
        assert reply["id"] == 1
        assert reply["ok"], reply
        return reply

    def refused(self, do: str, **fields: Any) -> str:
        """The kind of error of a verb."""
        reply = self.say(json.dumps({"id": 1, "do": do, **fields}).encode())
        assert reply["id"] == 1
        assert not reply["ok"], reply
        assert set(reply["error"]) == {"kind", "message"}
        message = reply["error"]["message"]
        assert message.endswith(".")
        assert "mistake" not in message
        return reply["error"]["kind"]

    def end(self) -> tuple[int, bytes]:
        """Close the input; the exit status and what was said on standard error."""
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors
