"""The program on a pseudo-terminal, for scripts/torture."""
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time

PATIENCE = 60
ESCAPE = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


class Wrong(Exception):
    """What the program did that it must not do."""


class Terminal:
    """One run of the program, with what it has shown so far."""

    def __init__(self, words, environment, folder, limit=None):
        master, slave = os.openpty()
        self.master = master
        self.shown = b""
        self.resize(24, 80)

        def prepare():
            # Without a controlling terminal neither Ctrl-C nor a resize would send a signal.
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            if limit:
                limit()

        self.process = subprocess.Popen(
            words, stdin=slave, stdout=slave, stderr=slave, env=environment, cwd=folder,
            start_new_session=True, preexec_fn=prepare)
        os.close(slave)
        os.set_blocking(master, False)

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        """Takes what comes within that time; False at the end."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            piece = os.read(self.master, 1 << 16)
        except OSError:
            return False
        self.shown += piece
        return bool(piece)

    def type(self, text):
        """Types, and reads meanwhile, as a terminal does."""
        rest, end = text.encode(), time.monotonic() + PATIENCE
        while rest:
            if time.monotonic() > end:
                raise Wrong("it takes no input")
            if not self.read(0):
                return
            try:
                rest = rest[os.write(self.master, rest[:1024]):]
            except BlockingIOError:
                time.sleep(0.01)
            except OSError:
                return

    def wait(self, text):
        """Waits until that has been shown."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.plain:
            if time.monotonic() > end:
                raise Wrong(f"no {text!r} after {PATIENCE} s")
            if not self.read(1):
                raise Wrong(f"it ended before {text!r}")

    def leave(self):
        """Presses Ctrl-C and quits, again and again: what is typed together with the end of a paste is
        dropped with it."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            for keys in ("\x03", "\rquit\r"):
                self.type(keys)
                self.pause(0.5)

    def pause(self, seconds):
        """Reads what comes meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.read(0.1):
            pass

    @property
    def plain(self):
        return ESCAPE.sub(b"", self.shown)

    def finish(self):
        """Reads to the end; the exit status, negative for a signal."""
        end = time.monotonic() + PATIENCE
        while self.read(1):
            if time.monotonic() > end:
                self.kill()
                raise Wrong("it does not end")
        self.close()
        return self.process.wait(PATIENCE)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)

    def close(self):
        if self.master >= 0:
            os.close(self.master)
            self.master = -1
