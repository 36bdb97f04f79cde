"""A PostgreSQL of the tests' own: in a temporary folder, on a port of theirs, never as root."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import unittest

from heptad import Port

PROGRAMS = next(iter(sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
WHY_NOT = None if PROGRAMS else "PostgreSQL is not installed (package postgresql-15)"


def needs_postgres(test):
    """Skips where PostgreSQL cannot be had; continuous integration must have it."""
    if WHY_NOT and os.environ.get("CI"):
        raise RuntimeError(WHY_NOT)
    return unittest.skipIf(WHY_NOT, WHY_NOT)(test)


class Postgres:
    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="heptad-postgres-")
        self.data = f"{self.folder}/data"
        self.as_user = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self.made = 0
        self.claim = Port()
        self.url = f"postgresql://heptad@127.0.0.1:{self.claim.number}/postgres"
        self.run("initdb", "-D", self.data, "-U", "heptad", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")

    def run(self, program, *arguments):
        command = [*self.as_user, str(PROGRAMS / program), *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=self.folder, timeout=120)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stdout.decode()}")

    def start(self):
        options = f"-p {self.claim.number} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = f"{self.folder}/log"
        command = [*self.as_user, str(PROGRAMS / "pg_ctl"), "-D", self.data, "-w", "-t", "60", "-l", log, "-o", options, "start"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=120)
        return self

    def stop(self, mode="fast"):
        self.run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def kill(self):
        """kill -9 of the postmaster; what it started ends by itself when it notices."""
        pid = int(pathlib.Path(self.data, "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def freeze(self, how=signal.SIGSTOP):
        """Every process of it stands still; connections stay as they are."""
        postmaster = pathlib.Path(self.data, "postmaster.pid").read_text().splitlines()[0]
        children = pathlib.Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for pid in (postmaster, *children):
            os.kill(int(pid), how)

    def thaw(self):
        self.freeze(signal.SIGCONT)

    @contextlib.contextmanager
    def locked(self, table):
        """Whoever wants this table waits."""
        psql = subprocess.Popen([str(PROGRAMS / "psql"), "-X", "-q", "-A", "-t", self.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        psql.stdin.write(f"BEGIN; LOCK TABLE {table}; SELECT 'locked';\n")
        psql.stdin.flush()
        assert psql.stdout.readline() == "locked\n"
        try:
            yield
        finally:
            psql.communicate("COMMIT;\n")

    def new_database(self):
        """The URL of an empty database of its own."""
        self.made += 1
        self.query(f"CREATE DATABASE made{self.made}")
        return self.url.rsplit("/", 1)[0] + f"/made{self.made}"

    def query(self, sql, url=None):
        """Rows, as text."""
        command = [str(PROGRAMS / "psql"), "-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", sql, url or self.url]
        done = subprocess.run(command, capture_output=True, check=True, timeout=60)
        return [line.split("\t") for line in done.stdout.decode().splitlines()]

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        try:
            self.stop("immediate")
        except RuntimeError:
            pass  # it is down already
        self.claim.close()
        shutil.rmtree(self.folder, ignore_errors=True)
