"""Workers that misbehave: ``python bad_worker.py HOW [MARK]``; with a mark, the next one to start behaves."""

import json
import os
import signal
import sys
import time
from pathlib import Path

how, *mark = sys.argv[1:]
if mark and Path(mark[0]).exists():
    from tabletop.ai.worker import main

    sys.exit(main([]))
for name in mark:
    Path(name).touch()
for line in sys.stdin:
    number = json.loads(line)["number"]
    advice = {"action": None, "win": 0.5, "iterations": 1, "choices": [], "seconds": 0.1, "cut": False}
    match how:
        case "crashes":
            os._exit(1)
        case "hangs":
            time.sleep(600)
        case "stops":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "talks nonsense":
            print("{]", flush=True)
        case "talks without end":
            while True:
                sys.stdout.write("x" * 65536)
        case "answers illegally":
            print(
                json.dumps({"number": number, "advice": advice | {"action": {"type": "play", "card": 77}}}), flush=True
            )
        case "answers late":
            time.sleep(2.5)
            print(json.dumps({"number": number, "advice": advice}), flush=True)
        case "answers what nobody asked":
            print(json.dumps({"number": number - 1, "advice": advice}), flush=True)
