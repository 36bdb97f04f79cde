"""A PostgreSQL in trouble: it cannot be used, stands still, takes nothing, is not heard for a while. What nodes make of it."""

import asyncio
import contextlib
import subprocess
import time
import unittest

from heptad import HEPTAD, Client, Server, choices, leave, must_act, seated, start_fails
from postgres import Postgres, needs_postgres

LIMITS = ("--messages-per-second", "1000", "--message-burst", "1000", "--drain-seconds", "1")


def admin(database, *arguments):
    return subprocess.run([HEPTAD, "admin", *arguments, "--db", database], capture_output=True, text=True, timeout=120)


@needs_postgres
class CannotBeUsed(unittest.TestCase):
    def said(self, url):
        code, said = start_fails(database=url)
        self.assertEqual(code, 1, said)
        self.assertNotIn("secret", said)
        return said

    def test_what_is_wrong_is_said_in_a_sentence_and_the_password_is_not(self):
        with Postgres() as database:
            host = database.url.partition("@")[2].partition("/")[0]
            as_user = f"postgresql://heptad:secret@{host}"
            database.query("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
            self.assertIn("has the encoding LATIN1", self.said(f"{as_user}/latin"))
            self.assertIn('database "none" does not exist', self.said(f"{as_user}/none"))
            self.assertIn("does not support SSL", self.said(f"{as_user}/postgres?sslmode=require&sslpassword=secret"))
            database.query("CREATE TABLE theirs (n INT)")
            self.assertIn("another program", self.said(f"postgresql://{host}/postgres?user=heptad&password=secret&connect_timeout=3"))
            newer = database.new_database()
            database.query("CREATE TABLE heptad_schema (version BIGINT); INSERT INTO heptad_schema VALUES (99)", newer)
            self.assertIn("newer Heptad", self.said(newer))
            database.query("ALTER ROLE heptad PASSWORD 'right'")
            rules = database.query("SHOW hba_file")[0][0]
            with open(rules, "w") as file:
                file.write("host all all 127.0.0.1/32 scram-sha-256\n")
            database.stop()
            database.start()
            self.assertIn("password authentication failed", self.said(f"{as_user}/postgres"))
        self.assertIn("Connection refused", self.said(f"{as_user}/postgres"))

    def test_another_address_is_not_taken_for_a_files_name(self):
        for given in ("mysql://heptad:secret@127.0.0.1/heptad", "postgres:heptad", "POSTGRESQL://127.0.0.1/heptad", "host=127.0.0.1 dbname=heptad"):
            code, said = start_fails(database=given)
            self.assertEqual(code, 2, said)
            self.assertIn("a file or postgresql://", said)
            self.assertNotIn("secret", said)


@needs_postgres
class InTrouble(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.stack = contextlib.ExitStack()
        self.addCleanup(self.stack.close)
        self.database = self.stack.enter_context(Postgres())

    def node(self, name="one"):
        return self.stack.enter_context(Server(*LIMITS, database=f"{self.database.url}?application_name={name}"))

    async def until(self, holds):
        end = time.monotonic() + 30
        while not holds():
            self.assertLess(time.monotonic(), end)
            await asyncio.sleep(0.05)

    async def mover(self, clients, table):
        for client in clients:
            await client.silence()
        return next(client for client in clients if must_act(client.updates[table]))

    async def act_is_refused(self, mover, table):
        update = mover.updates[table]
        await mover.send(mover.act_message(update, choices(update)[0]))
        self.assertEqual((await mover.hear("refused", timeout=60))["code"], "store")

    async def plays_on(self, clients, table):
        """One more act, as soon as it is taken; all see it."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            mover = await self.mover(clients, table)
            message = mover.act_message(mover.updates[table], choices(mover.updates[table])[0])
            await mover.send(message)
            kind, content = None, {}
            while kind != "refused" and content.get("ack") != message["act"]["id"]:
                kind, content = await mover.next()
            if kind != "refused":
                for client in clients:
                    while client.updates[table]["step"] < content["step"]:
                        await client.hear("update")
                return
            self.assertIn(content["code"], ("store", "stale"))  # stale: what was refused had been stored after all
            await asyncio.sleep(0.3)
        self.fail("play did not go on")

    def check_journal(self, table):
        numbers = [int(row[0]) for row in self.database.query(f"SELECT n FROM journal WHERE table_id = '{table}' ORDER BY n")]
        self.assertEqual(numbers, list(range(len(numbers))))

    async def two_nodes_with_a_game(self):
        nodes = [self.node("one"), self.node("two")]
        table, (ann, ben) = await seated(nodes[0])
        there = await Client(nodes[1], ben.token).connect(ping_interval=None)
        await there.join(table)
        await ben.socket.close()
        return nodes, table, [ann, there]

    async def test_a_database_that_stands_still_is_given_up_and_taken_again(self):
        nodes, table, clients = await self.two_nodes_with_a_game()
        mover = await self.mover(clients, table)
        self.database.freeze()
        try:
            await self.act_is_refused(mover, table)
            await self.until(lambda: 503 in [node.rest("GET", "/readyz")[0] for node in nodes])
        finally:
            self.database.thaw()
        await self.plays_on(clients, table)
        await self.plays_on(clients, table)
        await self.until(lambda: all(node.rest("GET", "/readyz")[0] == 200 for node in nodes))
        await leave(clients)
        self.check_journal(table)

    async def test_a_database_that_takes_nothing_is_told_by_readyz(self):
        node = self.node()
        table, clients = await seated(node)
        mover = await self.mover(clients, table)
        self.assertEqual(node.rest("GET", "/readyz")[0], 200)
        elsewhere = self.database.new_database()
        for state, status in (("on", 503), ("off", 200)):
            self.database.query(f"ALTER DATABASE postgres SET default_transaction_read_only = {state}", elsewhere)
            self.database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'one'", elsewhere)
            if status == 503:
                await self.act_is_refused(mover, table)
            await self.until(lambda status=status: node.rest("GET", "/readyz")[0] == status)
        await self.plays_on(clients, table)
        await leave(clients)

    async def test_who_was_deaf_for_a_moment_learns_what_was_told(self):
        one, two = self.node("one"), self.node("two")
        table, (ann, ben) = await seated(one, public=True)
        eve = await Client(two).connect()
        await eve.join(table)
        await self.until(lambda: self.present(two, table) == [True, True])
        elsewhere = self.database.new_database()
        self.database.query("ALTER DATABASE postgres ALLOW_CONNECTIONS false", elsewhere)
        self.database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'two'", elsewhere)
        await ben.socket.close()
        made = one.make_table(public=True)
        async with Client(one, made["token"]) as cat:
            await cat.join(made["table"])
            await asyncio.sleep(0.5)
            self.database.query("ALTER DATABASE postgres ALLOW_CONNECTIONS true", elsewhere)
            await self.until(lambda: self.present(two, table) == [True, False])
            await self.until(lambda: made["table"] in [listed["table"] for listed in two.rest("GET", "/api/tables", schema="lobby")[1]["tables"]])
            await self.until(lambda: self.present(two, made["table"])[0])
        await leave([ann, eve])

    def present(self, node, table):
        status, summary = node.rest("GET", f"/api/tables/{table}")
        return [seat["present"] for seat in summary["seats"]] if status == 200 else [None]

    async def test_a_name_with_a_zero_in_it_is_no_table(self):
        node = self.node()
        table, clients = await seated(node)
        for name in (f"{table}\\u0000", f"{table}\\u0000x", "\\u0000", "\\u00ff", "%", table.upper() + "é"):
            await clients[0].raw('{"join": {"table": "%s"}}' % name)
            self.assertEqual((await clients[0].hear("refused"))["code"], "unknown-table")
        self.assertEqual(node.rest("GET", f"/api/tables/{table}%ff")[0], 404)
        await leave(clients)
        self.assertNotIn('"level":"error"', node.logged())

    async def test_a_persons_data_goes_however_slow_the_database_is(self):
        node = self.node()
        made = node.make_table()
        with self.database.locked("reports"):  # the last thing to be cleared
            asked = asyncio.create_task(asyncio.to_thread(admin, self.database.url, "delete-person", made["token"]))
            await self.until(lambda: self.database.query("SELECT count(*) FROM tables") == [["0"]])
            await asyncio.sleep(0.5)
            seats = self.stack.enter_context(contextlib.ExitStack())
            seats.enter_context(self.database.locked("seats"))  # the next look for what is left waits for longer
            await asyncio.sleep(0.5)
        await asyncio.sleep(0.5)
        seats.close()
        done = await asked
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIsNone(node.process.poll())

    async def test_what_nobody_sees_to_any_longer_is_swept_away(self):
        node = self.node()
        node.stop()
        self.database.query("INSERT INTO leases VALUES ('table long ago', 'somebody', 1), ('table now', 'somebody', 99999999999999)")
        node.start()
        await self.until(lambda: self.database.query("SELECT what FROM leases") == [["table now"]])


if __name__ == "__main__":
    unittest.main()
