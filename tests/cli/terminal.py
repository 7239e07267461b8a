#!/usr/bin/env python3
"""A person at a terminal who uses `llvm-facts shell`.

    tests/cli/terminal.py PROGRAM MODULE STATE

MODULE is tests/cli/base.ll; STATE is a folder for the history. Exits with 1, and says what was shown
instead, if something that should be shown is not.
"""
import atexit
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PROMPT = "facts> "
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, program, module, state):
        pid, self.file = pty.fork()
        if pid == 0:
            os.environ.update(TERM="xterm", NO_COLOR="1", PAGER="sed s/^/paged:/",
                              XDG_STATE_HOME=state)
            # Whoever runs this may ignore what a terminal sends.
            for sent in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
                signal.signal(sent, signal.SIG_DFL)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 100, 0, 0))
            os.execv(program, [program, "shell", module])
        self.pid = pid
        self.shown = ""
        atexit.register(self.kill)

    def kill(self):
        """Leaves nothing behind, whatever went wrong."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:  # it has ended
            pass

    def stops(self, text, seconds=60):
        """Presses Ctrl-C until this is shown: pressed before the work begins it stops nothing."""
        end = time.monotonic() + seconds
        while text not in CODES.sub("", self.shown):
            if time.monotonic() > end:
                sys.exit(f"terminal.py: not stopped: {self.shown[-500:]!r}")
            self.types("\x03")
            # The next press comes when nothing more does, or it would give up a line to come.
            while self.read(1):
                pass
        return self

    def read(self, seconds):
        """Reads what comes; whether something came."""
        if not select.select([self.file], [], [], seconds)[0]:
            return False
        try:
            self.shown += os.read(self.file, 4096).decode(errors="replace")
        except OSError:  # the program has ended
            return False
        return True

    def sees(self, text, seconds=60):
        """Waits until this is shown, behind what was waited for before."""
        end = time.monotonic() + seconds
        while True:
            shown = CODES.sub("", self.shown)
            if text in shown:
                self.shown = shown.split(text, 1)[1]
                return self
            if time.monotonic() > end:
                sys.exit(f"terminal.py: not shown: {text!r}, but {shown[-2000:]!r}")
            self.read(0.2)

    def types(self, keys):
        """Presses keys."""
        os.write(self.file, keys.encode())
        return self

    def ends(self):
        """Waits for the end, which must be a good one."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            self.read(0.2)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                atexit.unregister(self.kill)
                if status:
                    sys.exit(f"terminal.py: ended with {status}: {self.shown[-500:]!r}")
                return
        sys.exit(f"terminal.py: does not end: {self.shown[-500:]!r}")


def main():
    program, module, state = sys.argv[1:]
    terminal = Terminal(program, module, state)
    terminal.sees(PROMPT).types('function_name(f, name), name = "f"\r')
    terminal.sees("answer").sees("@f").sees("(1 row)").sees(PROMPT)
    # The key Tab completes names.
    terminal.types("instruction_load_vol\t").sees("instruction_load_volatile").types("i)\r")
    terminal.sees("(0 rows").sees(PROMPT)
    # A rule goes on until it ends. The prompt is shown anew with what is typed: only behind the
    # declaration does it wait.
    terminal.types("named(name) :-\r").types("function_name(_, name).\r")
    terminal.sees(".decl named").sees(PROMPT)
    terminal.types('named("f")\r').sees("holds").sees(PROMPT)
    # Errors do not end it.
    terminal.types("nmed(name)\r").sees("undeclared relation nmed").sees("did you mean")
    terminal.sees(PROMPT).types(".wyh\r").sees("did you mean").sees(PROMPT)
    # Ctrl-C gives a line up; what has no end it stops, and the session goes on.
    terminal.types("named(\x03").sees(PROMPT)
    terminal.types("steps(n) :- n = 0.\r").sees(".decl steps").sees(PROMPT)
    terminal.types("steps(n + 1) :- steps(n), n < 2000000000.\r").sees(".decl steps").sees(PROMPT)
    terminal.types("steps(n), n < 0\r")
    terminal.stops("cancelled").sees("cancelled").sees(PROMPT)
    terminal.types('named("f")\r').sees("holds").sees(PROMPT)
    # Ctrl-D ends.
    terminal.types("\x04").ends()
    # The next session remembers; what is longer than the terminal goes through the pager.
    terminal = Terminal(program, module, state)
    terminal.sees(PROMPT).types("\x1b[A").sees('named("f")').types("\x15")
    terminal.types("n = range(0, 100)\r").sees("paged:").sees("(100 rows)").sees(PROMPT)
    terminal.types(".quit\r").ends()


if __name__ == "__main__":
    main()
