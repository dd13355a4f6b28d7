"""Runs a program in a terminal of 24 lines and 80 columns: terminal.py STEPS PROGRAM ARGUMENT …

STEPS is JSON: pairs of a text to wait for and of what is typed then. Prints everything that the program wrote; fails if
a text does not come. The last text is waited for with the end of the program.
"""

import fcntl
import json
import os
import pty
import select
import struct
import sys
import termios
import time

steps, command = json.loads(sys.argv[1]), sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.environ.update(TERM="xterm", NO_COLOR="1", HEDGEROW_LANGUAGE="en")
    os.execv(command[0], command)


def more():
    """What the program writes next; nothing when it ended or is silent for too long."""
    if not select.select([terminal], [], [], 20)[0]:
        sys.exit("silent: " + seen)
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:
        return ""


seen, mark = "", 0
for wanted, keys in steps:
    while wanted not in seen[mark:]:
        text = more()
        if not text:
            sys.exit(f"no {wanted!r} in: " + seen)
        seen += text
    mark = len(seen)
    # The prompt is written before the terminal listens to keys.
    time.sleep(0.05)
    os.write(terminal, keys.encode())
while text := more():
    seen += text
os.waitpid(child, 0)
print(seen)
