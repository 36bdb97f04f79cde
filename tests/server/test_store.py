"""The database: full disks, foreign, damaged and newer files, and what must never be in it."""

import asyncio
import contextlib
import json
import os
import pathlib
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest

from heptad import HEPTAD, ROOT, Client, Server, choices, leave, must_act, play, seated, start_fails


class Refused(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="heptad-test-")
        self.path = pathlib.Path(self.folder.name, "heptad.db")
        self.addCleanup(self.folder.cleanup)

    def check_refused_and_untouched(self, sentence):
        before = self.path.read_bytes()
        code, said = start_fails(database=self.path)
        self.assertEqual(code, 1)
        self.assertIn(sentence, said)
        self.assertEqual(self.path.read_bytes(), before)

    def make_real_database(self, tables=1):
        with Server(database=self.path) as server:
            for _ in range(tables):
                server.make_table("duel", seats=[{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}])
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def test_text_that_is_no_database(self):
        self.path.write_text("This is my shopping list.\n" * 100)
        self.check_refused_and_untouched("is not a sound database")

    def test_a_database_of_another_program(self):
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.execute("CREATE TABLE recipes (name TEXT)")
            database.commit()
        self.check_refused_and_untouched("of another program")

    def test_a_newer_database(self):
        self.make_real_database()
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.execute("PRAGMA user_version = 999")
            database.commit()
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.check_refused_and_untouched("newer Heptad")

    def test_a_damaged_database(self):
        self.make_real_database(tables=20)
        data = bytearray(self.path.read_bytes())
        for page in range(1, len(data) // 4096):  # every page but the first
            data[page * 4096 : page * 4096 + 64] = os.urandom(64)
        self.path.write_bytes(data)
        self.check_refused_and_untouched("It was not changed")

    def test_a_cut_off_database(self):
        self.make_real_database(tables=20)
        data = self.path.read_bytes()
        self.path.write_bytes(data[: len(data) // 2 + 100])
        self.check_refused_and_untouched("It was not changed")

    def test_a_second_server_on_the_same_file(self):
        with Server(database=self.path):
            code, said = start_fails(database=self.path)
            self.assertEqual(code, 1)
            self.assertIn("Another Heptad server", said)

    def test_a_second_server_on_the_same_file_by_another_name(self):
        other = self.path.with_name("other.db")
        with Server(database=self.path):
            other.symlink_to(self.path)
            code, said = start_fails(database=other)
            self.assertEqual(code, 1)
            self.assertIn("Another Heptad server", said)

    def test_a_folder_that_cannot_be_written(self):
        code, said = start_fails(database="/proc/heptad.db")
        self.assertEqual(code, 1)
        self.assertTrue(said.startswith("heptad: "), said)


class Admin(unittest.IsolatedAsyncioTestCase):
    async def test_the_whole_database_is_checked_and_copied_while_the_server_runs(self):
        def admin(server, *command):
            return subprocess.run([HEPTAD, "admin", "--db", server.database, *command], capture_output=True, text=True, timeout=60)

        with Server() as server, tempfile.TemporaryDirectory() as folder:
            table, clients = await seated(server)
            copy = pathlib.Path(folder, "copy.db")
            self.assertEqual(admin(server, "check").returncode, 0)
            self.assertEqual(admin(server, "backup", str(copy)).returncode, 0)
            self.assertEqual(copy.stat().st_mode & 0o777, 0o600)
            again = admin(server, "backup", str(copy))
            self.assertEqual((again.returncode, again.stderr), (1, f"heptad: {copy} is there already.\n"))
            with Server(database=copy) as other:
                self.assertEqual(other.rest("GET", f"/api/tables/{table}")[1]["status"], "playing")
            await leave(clients)

    async def test_damage_in_the_middle_is_found_by_the_check(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "heptad.db")
            with Server("--tables-per-minute", "1000", database=path) as server:
                for _ in range(100):
                    server.make_table("duel", seats=[{"kind": "human", "name": name} for name in "AB"])
            data = bytearray(path.read_bytes())
            middle = len(data) // 2048 * 1024
            data[middle : middle + 1024] = os.urandom(1024)
            path.write_bytes(data)
            done = subprocess.run([HEPTAD, "admin", "--db", str(path), "check"], capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn("is damaged", done.stderr)


# Makes every sync fail while the file FAIL_SYNC names is there.
FAILING_SYNC = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>
static int failing(void) { return access(getenv("FAIL_SYNC"), F_OK) == 0; }
int fsync(int fd) { if (failing()) { errno = EIO; return -1; } return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd); }
int fdatasync(int fd) { if (failing()) { errno = EIO; return -1; } return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd); }
"""


class Disk(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="heptad-test-")
        self.addCleanup(self.folder.cleanup)
        self.flag = pathlib.Path(self.folder.name, "fail")

    def environment(self):
        source, library = (pathlib.Path(self.folder.name, f"sync.{ending}") for ending in ("c", "so"))
        source.write_text(FAILING_SYNC)
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
        return {"LD_PRELOAD": str(library), "FAIL_SYNC": str(self.flag)}

    async def test_after_a_failed_sync_no_move_is_taken_until_the_server_is_started_anew(self):
        with Server(environment=self.environment()) as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual(server.rest("GET", "/readyz")[0], 200)
            before = ann.updates[table]
            self.flag.touch()
            refused = await ann.ask(ann.act_message(before, choices(before)[0]), "refused")
            self.assertEqual(refused["code"], "store")
            self.flag.unlink()  # the disk seems well again, but nobody knows what it holds
            for message in ({"chat": {"table": table, "text": "hello"}}, ann.act_message(before, choices(before)[1])):
                self.assertEqual((await ann.ask(message, "refused"))["code"], "store")
            self.assertEqual(server.rest("POST", "/api/tables", {"rules": "duel"})[0], 503)
            self.assertEqual((server.rest("GET", "/readyz")[0], server.rest("GET", "/healthz")[0]), (503, 200))
            server.kill()
            server.start()
            self.assertEqual(server.rest("GET", "/readyz")[0], 200)
            late = await Client(server, ann.token).connect()
            after = await late.join(table)
            self.assertIn(after["step"], (before["step"], before["step"] + 1))  # either way, it is the same for everybody
            for client in (ann, ben, late):
                client.socket.transport.abort()

    async def test_a_file_that_may_not_grow_and_a_closed_terminal_end_nothing(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            server.process.send_signal(signal.SIGHUP)
            size = pathlib.Path(server.database + "-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            refused = await ann.ask({"chat": {"table": table, "text": "x" * 300}}, "refused")
            self.assertEqual(refused["code"], "store")
            self.assertEqual(server.rest("GET", "/readyz")[0], 503)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            deadline = time.monotonic() + 20
            while server.rest("GET", "/readyz")[0] != 200:
                self.assertLess(time.monotonic(), deadline)
                await asyncio.sleep(0.2)
            await ann.ask({"chat": {"table": table, "text": "still here"}}, "said", lambda said: said.get("text") == "still here")
            await leave([ann, ben])

    async def test_a_start_after_a_cut_log_says_so(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            server.kill()
            log = pathlib.Path(server.database + "-wal")
            log.write_bytes(log.read_bytes()[:-100])
            server.start()
            lines = [json.loads(line) for line in server.logged().splitlines()]
            recovered = next(line for line in lines if line["event"] == "recovered")
            self.assertEqual(recovered["level"], "warning")
            self.assertGreater(int(recovered["cut"]), 0)
            for client in (ann, ben):
                client.socket.transport.abort()

    async def test_another_writer_of_the_same_table_is_heard_and_stops_nobody(self):
        with Server(bot_pause=1500) as server:
            seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
            made = server.make_table("wonders1", players=3, seats=seats)
            async with Client(server, made["token"]) as ann:
                update = await ann.join(made["table"])
                with contextlib.closing(sqlite3.connect(server.database)) as other:
                    n = other.execute("SELECT count(*) FROM journal WHERE table_id = ?", (made["table"],)).fetchone()[0]
                    other.execute("INSERT INTO journal VALUES (?, ?, 0, 'say - from elsewhere')", (made["table"], n))
                    other.commit()
                await ann.act(update, choices(update)[0])
                await ann.hear("update", lambda heard: heard["round"] > update["round"])
                self.assertIn("from elsewhere", [message["said"].get("text") for message in ann.heard if "said" in message])


class Kept(unittest.IsolatedAsyncioTestCase):
    async def test_tokens_are_in_neither_database_nor_log(self):
        with Server() as server:
            table, clients = await seated(server)
            await clients[0].act(clients[0].updates[table], choices(clients[0].updates[table])[0])
            await clients[1].ask({"act": {"table": "none", "round": 0, "action": "x"}}, "refused")
            server.rest("GET", "/api/me/tables", token=clients[0].token)
            await leave(clients)
            server.stop()
            stored = b"".join(path.read_bytes() for path in pathlib.Path(server.folder.name).iterdir())
            for client in clients:
                self.assertNotIn(client.token.encode(), stored)
                self.assertNotIn(bytes.fromhex(client.token), stored)
                self.assertNotIn(client.token, server.logged())

    async def test_one_damaged_table_does_not_stop_the_others(self):
        with Server() as server:
            seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
            bad, good = server.make_table("duel", seats=seats), server.make_table("duel", seats=seats)
            server.kill()
            with contextlib.closing(sqlite3.connect(server.database)) as database:
                database.execute("UPDATE journal SET entry = 'act 0 - build atlantis' WHERE table_id = ? AND n = 3", (bad["table"],))
                database.commit()
            server.start()
            self.assertEqual(server.rest("GET", f"/api/tables/{bad['table']}")[0], 404)
            async with Client(server, good["token"]) as client:
                self.assertEqual((await client.join(good["table"]))["status"], "playing")
            with contextlib.closing(sqlite3.connect(server.database)) as database:
                self.assertGreater(database.execute("SELECT count(*) FROM journal WHERE table_id = ?", (bad["table"],)).fetchone()[0], 3)


class Summaries(unittest.IsolatedAsyncioTestCase):
    """Lists of tables read what the store says of them, not their games."""

    def mine(self, server, client):
        lists = server.rest("GET", "/api/me/tables", token=client.token)[1]
        return {table["table"]: table for tables in lists.values() for table in tables}

    async def test_my_tables_after_a_restart_are_listed_without_folding_a_game(self):
        with Server() as server:
            clients = []
            for rules, players in (("duel", 2), ("wonders2", 3)):
                table, seated_here = await seated(server, rules, players)
                mover = next(client for client in seated_here if choices(client.updates[table]))
                await mover.act(mover.updates[table], choices(mover.updates[table])[0])
                clients += seated_here
            alone = server.make_table("duel", seats=[{"kind": "human", "name": "Zoë"}, {"kind": "bot", "level": 1}])
            await leave(clients)
            while server.metric("connections") > 0:
                await asyncio.sleep(0.05)
            shown = [self.mine(server, client) for client in clients]
            self.assertTrue(all(len(tables) == 1 for tables in shown))
            server.stop()
            server.start()
            before = server.metric("tables_loaded_total")
            again = [self.mine(server, client) for client in clients]
            self.assertEqual(server.metric("tables_loaded_total"), before)
            self.assertEqual(again, shown)
            listed = server.rest("GET", "/api/me/tables", token=alone["token"])[1]["running"]
            self.assertEqual([(table["table"], table["you"]) for table in listed], [(alone["table"], [0])])
            self.assertEqual(server.metric("tables_loaded_total"), before)

    async def test_a_summary_that_a_crash_made_old_is_not_believed(self):
        with Server() as server:
            table, clients = await seated(server)
            await leave(clients)
            server.stop()
            server.start()
            again = [await Client(server, client.token).connect() for client in clients]
            for client in again:
                await client.join(table)
            mover = next(client for client in again if choices(client.updates[table]))
            await mover.act(mover.updates[table], choices(mover.updates[table])[0])
            round_now = mover.updates[table]["round"]
            server.kill()
            server.start()
            self.assertEqual(self.mine(server, clients[0])[table]["round"], round_now)
            self.assertEqual(server.metric("tables_loaded_total"), 1)


class Old(unittest.IsolatedAsyncioTestCase):
    APPLICATION = 0x48505444

    async def test_a_game_kept_by_every_earlier_version_goes_on_to_its_end(self):
        for dump in sorted((ROOT / "tests" / "server" / "old").glob("version-*.sql")):
            with self.subTest(dump=dump.name), tempfile.TemporaryDirectory(prefix="heptad-test-") as folder:
                path = pathlib.Path(folder, "heptad.db")
                with contextlib.closing(sqlite3.connect(path)) as database:
                    database.executescript(dump.read_text())
                    database.execute(f"PRAGMA application_id = {self.APPLICATION}")
                    database.execute(f"PRAGMA user_version = {dump.stem.split('-')[1]}")
                with Server(database=path) as server:
                    ann, ben = [await Client(server, letter * 48).connect() for letter in "ab"]
                    update = await ann.join("k3oldtable01")
                    self.assertEqual((update["step"], update["view"]["coins"], update["view"]["points"]), (64, [0, 6], [9, 12]))
                    self.assertGreater(update["seats"][0]["clock"]["left"], 900_000)  # it had earned increments
                    await ann.hear("said", lambda said: said.get("text") == "good luck")
                    ends = await asyncio.gather(*(play(client, "k3oldtable01") for client in (ann, ben)))
                    self.assertEqual([end["status"] for end in ends], ["over", "over"])
                    record = server.rest("GET", "/api/tables/k3oldtable01/record")[1]
                    command = [HEPTAD, "replay", "--deal", ends[0]["seed_hash"], "-"]
                    self.assertEqual(subprocess.run(command, input=record.encode(), capture_output=True).returncode, 0)
                    await leave([ann, ben])


@unittest.skipUnless(os.geteuid() == 0, "mounting a small disk needs root")
class FullDisk(unittest.IsolatedAsyncioTestCase):
    async def test_what_cannot_be_stored_does_not_happen_and_play_goes_on_afterwards(self):
        disk = tempfile.mkdtemp(prefix="heptad-disk-")
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], check=True)
        try:
            with Server("--messages-per-second", "10000", "--message-burst", "10000",
                        database=pathlib.Path(disk, "heptad.db")) as server:
                table, (ann, ben) = await seated(server)
                filler = pathlib.Path(disk, "filler")
                with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                    while True:
                        file.write(b"x" * 512)
                update, refused = await self.move_until_refused(table, [ann, ben])
                self.assertEqual(refused["code"], "store")
                # Nothing happened, and everybody still sees the same.
                watcher = await Client(server).connect()
                self.assertEqual((await watcher.join(table))["step"], update["step"])
                self.assertEqual(server.rest("POST", "/api/tables", {"rules": "duel"})[0], 503)
                self.assertEqual(server.rest("GET", "/healthz")[0], 200)
                filler.unlink()
                for client in (ann, ben):
                    await client.silence()
                mover = ann if must_act(ann.updates[table]) else ben
                after = await mover.act(mover.updates[table], choices(mover.updates[table])[0])
                self.assertGreater(after["step"], update["step"])
                server.kill()
                server.start()
                late = await Client(server).connect()
                self.assertEqual((await late.join(table))["step"], after["step"])
                await leave([ann, ben, watcher, late])
        finally:
            subprocess.run(["umount", "-l", disk], check=True)
            shutil.rmtree(disk, ignore_errors=True)

    async def move_until_refused(self, table, clients):
        for _ in range(2000):
            for client in clients:
                await client.silence()
            mover = next(client for client in clients if must_act(client.updates[table]))
            update = mover.updates[table]
            message = mover.act_message(update, choices(update)[0])
            await mover.send(message)
            while True:
                kind, content = await mover.next()
                if kind == "refused":
                    return update, content
                if kind == "update" and content.get("ack"):
                    break
            if content["undo"] == "free":  # keep writing without ending the game
                await mover.send({"undo": {"table": table}})
                kind, content = await mover.next()
                while kind not in ("update", "refused"):
                    kind, content = await mover.next()
                if kind == "refused":
                    await mover.silence()
                    return mover.updates[table], content
        raise AssertionError("the disk never filled up")


if __name__ == "__main__":
    unittest.main()
