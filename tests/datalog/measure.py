"""What a command costs."""

import os
import sys


def run(command):
    """Runs it; user CPU seconds and peak MB."""
    pid = os.spawnvp(os.P_NOWAIT, command[0], command)
    _, status, usage = os.wait4(pid, 0)
    if status:
        sys.exit(f"{' '.join(command)}: status {status}")
    return usage.ru_utime, usage.ru_maxrss // 1024
