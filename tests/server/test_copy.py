"""heptad admin copy: from a file into PostgreSQL and back, every row the same, and games go on."""

import asyncio
import contextlib
import json
import pathlib
import sqlite3
import subprocess
import tempfile
import unittest

from heptad import HEPTAD, Client, Server, choices, leave, must_act, play, seated
from postgres import PROGRAMS, Postgres, needs_postgres

OF_THE_MOMENT = {"leases", "heptad_schema", "sqlite_sequence"}
OF_NODES = {("running_time", "beat")}


def copy(source, target):
    """(exit code, decoded answer)."""
    done = subprocess.run([HEPTAD, "admin", "copy", str(source), str(target), "--json"], capture_output=True, text=True, timeout=120)
    return done.returncode, json.loads(done.stdout)


@needs_postgres
class Copies(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.postgres = cls.enterClassContext(Postgres())

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory(prefix="heptad-test-")))

    # A database's rows as text, in the same words for both kinds.

    def shape(self, database):
        """(table, column) of all there is."""
        if str(database).startswith("postgresql:"):
            rows = self.postgres.query("SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'", database)
        else:
            with contextlib.closing(sqlite3.connect(database)) as file:
                rows = file.execute("SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'").fetchall()
        return {tuple(row) for row in rows if row[0] not in OF_THE_MOMENT and tuple(row) not in OF_NODES}

    def rows(self, database, table, columns):
        if str(database).startswith("postgresql:"):
            return sorted(json.loads(row[0]) for row in self.postgres.query(
                f"SELECT json_build_array({', '.join(columns)}) FROM {table}", database))
        with contextlib.closing(sqlite3.connect(database)) as file:
            def word(value):
                return "\\x" + value.hex() if isinstance(value, bytes) else value
            return sorted([word(value) for value in row] for row in file.execute(f"SELECT {', '.join(columns)} FROM {table}"))

    def everything(self, database):
        shape = self.shape(database)
        return {table: self.rows(database, table, sorted(column for name, column in shape if name == table)) for table, _ in shape}

    async def lived_in(self):
        """A file with something in every table: a running game (with its people), one that is over, talk, a report, a block, a ban, a device."""
        path = self.folder / "heptad.db"
        with Server(database=path) as server:
            table, clients = await seated(server, clock={"kind": "game", "seconds": 600, "increment": 0})
            for _ in range(3):
                for client in clients:
                    await client.silence()
                mover = next(client for client in clients if must_act(client.updates[table]))
                await mover.act(mover.updates[table], choices(mover.updates[table])[0])
            over, (cat, dan) = await seated(server)
            await cat.ask({"chat": {"table": over, "text": "你好 % \\\\ 'quoted'"}}, "said", lambda said: "text" in said)
            await dan.ask({"report": {"table": over, "seat": 0, "why": "too good"}}, "reported")
            await dan.ask({"block": {"table": over, "seat": 0}}, "blocked")
            await cat.ask({"resign": {"table": over}}, fits=lambda update: update["status"] == "over")
            code = server.rest("POST", "/api/me/codes", token=dan.token)[1]["code"]
            self.assertEqual(server.rest("POST", "/api/link", {"code": code, "name": "Phone"})[0], 201)
            for target in ("203.0.113.9", "2001:db8::7", cat.token):
                done = subprocess.run([HEPTAD, "admin", "ban", target, "--db", str(path), "--for", "7d", "--why", "Why not?"], capture_output=True)
                self.assertEqual(done.returncode, 0, done.stderr)
            await leave([*clients, dan])
        # An order that waits.
        subprocess.run([HEPTAD, "admin", "end", over, "--db", str(path)], capture_output=True)
        return path, table, [client.token for client in clients]

    async def test_there_and_back_every_row_is_the_same_and_the_game_goes_on(self):
        path, table, tokens = await self.lived_in()
        there, back = self.postgres.new_database(), self.folder / "back.db"
        before = self.everything(path)
        self.assertEqual([name for name, rows in before.items() if not rows], [])
        code, answer = copy(path, there)
        self.assertEqual(code, 0, answer)
        self.assertEqual(answer["message"], f"{sum(len(rows) for rows in before.values())} rows were copied and compared.")
        self.assertEqual(self.shape(there), self.shape(path))
        self.assertEqual(self.everything(there), before)
        self.assertEqual(copy(there, back)[0], 0)
        self.assertEqual(self.everything(back), before)
        self.assertEqual(self.everything(path), before)
        for database in (there, back):
            with Server(database=database) as server:
                clients = [await Client(server, token).connect() for token in tokens]
                ends = await asyncio.gather(*(play(client, table) for client in clients))
                self.assertEqual([end["status"] for end in ends], ["over", "over"])
                made, others = await seated(server)  # and what counts its rows counts on
                await others[0].ask({"report": {"table": made, "seat": 1, "why": "again"}}, "reported")
                await others[0].ask({"block": {"table": made, "seat": 1}}, "blocked")
                await leave([*clients, *others])

    async def test_what_would_be_overwritten_or_is_in_use_is_refused(self):
        path, _, _ = await self.lived_in()
        there = self.postgres.new_database()
        self.assertIn("are the same", copy(path, path)[1]["error"]["message"])
        self.assertIn("There is no", copy(self.folder / "none.db", there)[1]["error"]["message"])
        with Server(database=path):
            self.assertIn("Another Heptad server is using", copy(path, there)[1]["error"]["message"])
        with Server(database=there):
            self.assertIn("Another Heptad server is using", copy(path, there)[1]["error"]["message"])
        self.assertEqual(copy(path, there)[0], 0)
        self.assertIn("not empty", copy(path, there)[1]["error"]["message"])
        self.assertIn("not empty", copy(there, path)[1]["error"]["message"])
        foreign = self.postgres.new_database()
        self.postgres.query("CREATE TABLE theirs (n INT)", foreign)
        self.assertIn("another program", copy(path, foreign)[1]["error"]["message"])

    async def test_a_row_that_cannot_be_kept_there_is_named_by_its_table_and_nothing_is_copied(self):
        path, _, _ = await self.lived_in()
        there = self.postgres.new_database()
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute("INSERT INTO devices VALUES (x'01', x'02', 'a number', 'yesterday', 0, 0)")
        code, answer = copy(path, there)
        self.assertEqual(code, 1)
        self.assertIn("Nothing was copied. Table devices: ", answer["error"]["message"])
        self.assertEqual(self.postgres.query("SELECT count(*) FROM tables", there), [["0"]])
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute("DELETE FROM devices WHERE token = x'01'")
        self.assertEqual(copy(path, there)[0], 0)

    async def test_a_copy_that_differs_is_found_out(self):
        path, _, _ = await self.lived_in()
        there = self.postgres.new_database()
        with Server(database=there):
            pass
        self.postgres.query("CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
                            "$$BEGIN NEW.entry := NEW.entry || ' '; RETURN NEW; END$$; "
                            "CREATE TRIGGER spoil BEFORE INSERT ON journal FOR EACH ROW WHEN (NEW.n = 3) EXECUTE FUNCTION spoil()", there)
        message = copy(path, there)[1]["error"]["message"]
        self.assertRegex(message, r"^Nothing was copied. Table journal: row \w+, 3 is another one in the copy\.$")
        self.assertEqual(self.postgres.query("SELECT count(*) FROM journal", there), [["0"]])

    async def test_a_dump_made_while_a_node_runs_is_restored_with_postgresqls_own_tools(self):
        path, table, tokens = await self.lived_in()
        there, restored, dump = self.postgres.new_database(), self.postgres.new_database(), self.folder / "heptad.dump"
        self.assertEqual(copy(path, there)[0], 0)
        def tool(*command):
            program, *arguments = command
            subprocess.run([PROGRAMS / program, *arguments], check=True, capture_output=True, timeout=120)
        with Server(database=there):
            tool("pg_dump", "--format=custom", f"--file={dump}", there)
        tool("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={restored}", dump)
        self.assertEqual(self.shape(restored), self.shape(there))
        with Server(database=restored) as server:
            clients = [await Client(server, token).connect() for token in tokens]
            ends = await asyncio.gather(*(play(client, table) for client in clients))
            self.assertEqual([end["status"] for end in ends], ["over", "over"])
            await leave(clients)


if __name__ == "__main__":
    unittest.main()
