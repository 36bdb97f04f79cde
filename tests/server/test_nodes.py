"""Several nodes on one PostgreSQL: nobody notices which one they are at, and none of them is needed."""

import asyncio
import contextlib
import os
import pathlib
import random
import signal
import subprocess
import sys
import time
import unittest

from heptad import HEPTAD, SLOW, Client, Server, choices, leave, must_act, play
from postgres import Postgres, needs_postgres
from test_crash import Player

NODES = 3
KILLS = int(os.environ.get("HEPTAD_KILLS", "100" if SLOW else "6"))
SIMULTANEOUS_GAMES = 560 if SLOW else 2  # of 18 turns in which three seats choose at once
REMATCHES = 60 if SLOW else 5
UPGRADES = 10 if SLOW else 1  # of all nodes, one after the other
STOPPED = 20 if SLOW else 6  # seconds
INTERRUPTED = 30  # seconds: what a client may at most feel in the long runs, on however busy a machine (docs/performance.md has the figures)
LIMITS = ("--requests-per-second", "100000", "--tables-per-minute", "100000", "--unfinished-tables", "100000",
          "--messages-per-second", "1000", "--message-burst", "1000", "--drain-seconds", "1")


class Anywhere:
    """Any node that runs, another one each time: as behind a proxy."""

    def __init__(self, nodes):
        self.nodes = nodes

    def one(self):
        return random.choice([node for node in self.nodes if node.process.poll() is None and not node.stopped])

    @property
    def port(self):
        return self.one().port

    def rest(self, *arguments, **more):
        return self.one().rest(*arguments, **more)


@needs_postgres
class Nodes(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.stack = contextlib.ExitStack()
        self.addCleanup(self.stack.close)
        self.database = self.stack.enter_context(Postgres())
        self.nodes = []
        for _ in range(NODES):
            node = Server(*LIMITS, database=self.database.url)
            node.stopped = False
            self.nodes.append(self.stack.enter_context(node))
        self.anywhere = Anywhere(self.nodes)

    async def seated(self, rules="duel", players=2, **more):
        """A table with one client a seat, each at a node of its own."""
        made = self.nodes[0].make_table(rules, players=players, **more)
        table, clients = made["table"], []
        for seat in range(players):
            client = await Client(self.nodes[seat % NODES], made["token"] if seat == 0 else None).connect(ping_interval=None)
            await client.join(table)
            if seat > 0:
                await client.ask({"sit": {"table": table, "seat": seat, "name": f"Player {seat + 1}"}},
                                 fits=lambda update, seat=seat: seat in update["you"])
            clients.append(client)
        for client in clients:
            while client.updates[table]["status"] == "waiting":
                await client.hear("update")
        return table, clients

    def check_journal(self, table):
        """Numbers without a gap, and every node reads the same game out of it."""
        numbers = [int(row[0]) for row in self.database.query(f"SELECT n FROM journal WHERE table_id = '{table}' ORDER BY n")]
        self.assertEqual(numbers, list(range(len(numbers))))
        records = {node.rest("GET", f"/api/tables/{table}/record") for node in self.nodes}
        self.assertEqual(len(records), 1)
        status, record = records.pop()
        self.assertEqual(status, 200)
        done = subprocess.run([HEPTAD, "replay", "-"], input=record.encode(), capture_output=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def check_acts(self, everybody):
        """What was acknowledged is in the journal, and nothing is there twice."""
        for table in {player.table for player in everybody}:
            self.check_journal(table)
            entries = [row[0].split() for row in self.database.query(f"SELECT entry FROM journal WHERE table_id = '{table}' AND entry LIKE 'act %'")]
            ids = [(int(seat), name) for _, seat, name, *_ in entries if name != "-"]  # a bot's have none
            self.assertEqual(len(ids), len(set(ids)), table)
            acknowledged = {(player.seat, name) for player in everybody if player.table == table for name in player.answered}
            self.assertEqual(acknowledged - set(ids), set(), table)

    def tell_interruptions(self, what, everybody):
        felt = sorted(seconds for player in everybody for seconds in player.interruptions)
        acknowledged = sum(len(player.answered) for player in everybody)
        if felt:
            print(f"{what}: {acknowledged} acknowledged moves, none lost, none doubled; {len(felt)} interruptions, "
                  f"half of them up to {felt[len(felt) // 2]:.2f} s, the longest {felt[-1]:.2f} s", file=sys.stderr)
        if SLOW:
            self.assertLess(felt[-1], INTERRUPTED)

    async def simultaneous_game(self):
        table, clients = await self.seated("wonders1", 3)
        watcher = await Client(self.nodes[2]).connect()
        await watcher.join(table)
        ends = await asyncio.gather(*(play(client, table) for client in clients),
                                    watcher.hear("update", lambda update: update["status"] == "over", timeout=300))
        self.assertEqual({end["status"] for end in ends}, {"over"})
        await leave([*clients, watcher])
        self.check_journal(table)

    async def test_seats_of_a_simultaneous_turn_on_different_nodes_make_one_journal(self):
        for _ in range(0, SIMULTANEOUS_GAMES, 2):
            await asyncio.gather(self.simultaneous_game(), self.simultaneous_game())

    async def test_words_presence_the_lobby_and_my_tables_are_everywhere(self):
        table, (ann, ben) = await self.seated(public=True)
        await ann.ask({"chat": {"table": table, "text": "hello over there"}}, "said")
        await ben.hear("said", lambda said: said.get("text") == "hello over there")
        for node in self.nodes:
            await self.until(lambda: table in [one["table"] for one in node.rest("GET", "/api/tables", schema="lobby")[1]["tables"]])
            await self.until(lambda: self.present(node, table) == [True, True])
            mine = node.rest("GET", "/api/me/tables", token=ben.token, schema="myTables")[1]
            self.assertEqual([one["table"] for one in mine["running"]], [table])
        await ann.socket.close()
        await self.until(lambda: self.present(self.nodes[1], table) == [False, True])
        await ben.hear("presence", lambda presence: [seat["present"] for seat in presence["seats"]] == [False, True])
        await ben.socket.close()

    def present(self, node, table):
        return [seat["present"] for seat in node.rest("GET", f"/api/tables/{table}", schema="summary")[1]["seats"]]

    async def until(self, holds):
        end = time.monotonic() + 20
        while not holds():
            self.assertLess(time.monotonic(), end)
            await asyncio.sleep(0.05)

    async def test_a_rematch_wanted_at_two_nodes_at_once_happens_once(self):
        table, clients = await self.seated()
        await clients[0].ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
        await clients[1].hear("update", lambda update: update["status"] == "over")
        for client in clients:
            await client.send({"rematch": {"table": table}})
        following = set()
        for client in clients:
            update = await client.hear("update", lambda heard: heard["table"] == table and heard["rematch"]["table"])
            following.add(update["rematch"]["table"])
        self.assertEqual(len(following), 1)
        self.assertEqual(self.database.query("SELECT count(*) FROM tables"), [["2"]])
        await leave(clients)

    async def test_who_hears_of_a_rematch_at_one_node_finds_it_at_the_other_at_once(self):
        async def one_after_another():
            table, clients = await self.seated()
            for _ in range(REMATCHES):
                await clients[0].ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
                await clients[1].hear("update", lambda update, table=table: update["table"] == table and update["status"] == "over")
                for client in clients:
                    await client.send({"rematch": {"table": table}})
                heard = [asyncio.create_task(client.hear("update", lambda update, table=table: update["table"] == table and update["rematch"]["table"]))
                         for client in clients]
                await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)  # whoever hears it first tells the other
                before, table = table, next(task for task in heard if task.done()).result()["rematch"]["table"]
                await asyncio.gather(*(client.send({"join": {"table": table}}) for client in clients))
                await asyncio.gather(*heard)
                for client in clients:
                    await client.send({"leave": {"table": before}})
                    if table not in client.updates:
                        await client.hear("update", lambda update, table=table: update["table"] == table)
            await leave(clients)
            return before

        for table in await asyncio.gather(*(one_after_another() for _ in range(8))):
            self.check_journal(table)
        for node in self.nodes:
            self.assertIsNone(node.process.poll())

    async def test_a_bot_and_a_clock_go_on_at_another_node(self):
        made = self.nodes[0].make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
        clocked, (cat, dan) = await self.seated(clock={"kind": "move", "seconds": 6})
        async with Client(self.nodes[0], made["token"]) as ann:
            update = await ann.join(made["table"])
            while 0 not in must_act(update):
                update = await ann.hear("update")
            self.nodes[0].kill()
        async with Client(self.nodes[1], made["token"]) as ann:
            update = await ann.join(made["table"])
            for _ in range(3):
                while 0 not in must_act(update):
                    update = await ann.hear("update")
                update = await ann.act(update, random.choice(choices(update)))
        over = await dan.hear("update", lambda heard: heard["table"] == clocked and heard["status"] == "over", timeout=30)
        self.assertEqual(over["result"]["how"], "time")
        await dan.socket.close()

    async def test_a_ban_takes_the_addresses_at_every_node_with_it(self):
        made = self.nodes[0].make_table()
        there = await Client(self.nodes[1], made["token"], address="203.0.113.20").connect()
        other = await Client(self.nodes[2], made["token"], address="203.0.113.21").connect()
        for expected in (0, 1):  # the second time: not connected
            done = subprocess.run([HEPTAD, "admin", "ban", made["token"], "--addresses", "--db", self.database.url], capture_output=True)
            self.assertEqual(done.returncode, expected, done.stderr)
        for client in (there, other):
            self.assertEqual((await client.hear("refused"))["code"], "banned")
        for node in self.nodes:
            for address in ("203.0.113.20", "203.0.113.21"):
                await self.until(lambda: node.rest("GET", "/api/rules", headers={"X-Forwarded-For": address})[0] == 403)
        await leave([there, other])

    async def test_a_code_lets_another_device_in_at_any_node_and_once(self):
        made = self.nodes[0].make_table()
        code = self.nodes[0].rest("POST", "/api/me/codes", {}, made["token"])[1]["code"]

        def link(node):
            return node.rest("POST", "/api/link", {"code": code})[0]

        await asyncio.sleep(0.5)
        answers = await asyncio.gather(*(asyncio.to_thread(link, node) for node in self.nodes))
        self.assertEqual(sorted(answers), [201, 400, 400])
        self.assertEqual(link(self.nodes[1]), 400)

    async def test_nodes_that_stop_together_do_not_get_in_each_others_way(self):
        tables = [self.nodes[0].make_table()["table"] for _ in range(60)]
        for node in self.nodes:  # each has them all in its memory, in an order of its own
            for table in random.sample(tables, len(tables)):
                self.assertEqual(node.rest("GET", f"/api/tables/{table}")[0], 200)
        for node in self.nodes:
            node.process.terminate()
        for node in self.nodes:
            self.assertEqual(node.process.wait(timeout=60), 0)
            self.assertNotIn('"level":"error"', node.logged())
        self.assertEqual(self.database.query("SELECT count(*) FROM summaries"), [[str(len(tables))]])
        self.assertNotIn("deadlock", pathlib.Path(self.database.folder, "log").read_text())

    async def test_an_older_database_is_brought_up_once_by_nodes_that_start_together(self):
        table, clients = await self.seated()
        await leave(clients)
        for node in self.nodes:
            self.assertEqual(node.stop(), 0)
        (newest,), = self.database.query("SELECT version FROM heptad_schema")
        self.assertEqual(newest, "2", "undo the newest step here, too")
        self.database.query('ALTER TABLE sanctions ALTER kind TYPE TEXT COLLATE "default", ALTER target TYPE TEXT COLLATE "default"; '
                            "UPDATE heptad_schema SET version = 1")
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes))
        self.assertEqual(self.database.query("SELECT version FROM heptad_schema"), [[newest]])
        columns = "SELECT collation_name FROM information_schema.columns WHERE table_name = 'sanctions' AND column_name IN ('kind', 'target')"
        self.assertEqual(self.database.query(columns), [["C"], ["C"]])
        for node, token in zip(self.nodes, (client.token for client in clients)):
            async with Client(node, token) as client:
                await client.join(table)
                await client.ask({"chat": {"table": table, "text": "still here"}}, "said", lambda said: "text" in said)

    async def players(self):
        made = self.anywhere.one().make_table("duel", seats=[{"kind": "human", "name": "A"}, {"kind": "bot", "level": 1}])
        everybody = [Player(self.anywhere, made["table"], 0, made["token"])]
        for rules, count in (("duel", 2), ("wonders1", 3)):
            table, clients = await self.seated(rules, count)
            everybody += [Player(self.anywhere, table, seat, client.token) for seat, client in enumerate(clients)]
            await leave(clients)
        return everybody

    async def test_no_acknowledged_move_is_lost_when_nodes_are_killed(self):
        everybody = playing = await self.players()
        tasks = [asyncio.create_task(player.play_to_the_end()) for player in playing]
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0.1, 1.0))
            node = self.anywhere.one()
            node.kill()
            await asyncio.sleep(random.uniform(0, 0.3))
            await asyncio.to_thread(node.start)
            if all(player.over for player in playing):
                playing = await self.players()
                everybody = everybody + playing
                tasks += [asyncio.create_task(player.play_to_the_end()) for player in playing]
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
        self.check_acts(everybody)
        self.tell_interruptions(f"{KILLS} kills", everybody)

    async def test_a_node_that_was_stopped_writes_nothing_wrong_and_catches_up(self):
        table, (ann, ben) = await self.seated()
        node = self.nodes[1]
        stale = ben.updates[table]
        node.process.send_signal(signal.SIGSTOP)
        node.stopped = True
        other = await Client(self.nodes[2], ben.token).connect()
        await other.join(table)
        moved, end = 0, time.monotonic() + STOPPED
        while time.monotonic() < end:
            mover = next((one for one in (ann, other) if must_act(one.updates[table])), None)
            if mover is None or mover.updates[table]["status"] == "over":
                break
            step = (await mover.act(mover.updates[table], choices(mover.updates[table])[0]))["step"]
            rest = other if mover is ann else ann
            if rest.updates[table]["step"] < step:
                await rest.hear("update", lambda heard: heard["step"] >= step)
            moved += 1
            await asyncio.sleep(STOPPED / 20)
        await ben.send(ben.act_message(stale, (choices(stale) or ["build baths"])[0]))
        node.process.send_signal(signal.SIGCONT)
        node.stopped = False
        self.assertGreater(moved, 0)
        latest = other.updates[table]
        while ben.updates[table]["step"] < latest["step"]:
            await ben.next()
        self.assertEqual(ben.updates[table]["view"], latest["view"])
        await leave([ann, ben, other])
        numbers = [int(row[0]) for row in self.database.query(f"SELECT n FROM journal WHERE table_id = '{table}' ORDER BY n")]
        self.assertEqual(numbers, list(range(len(numbers))))

    async def go_on_after(self, table, clients):
        """Each client moves once more when it is its turn, however often it is refused for want of a database."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for client in clients:
                await client.silence()
            mover = next((client for client in clients if must_act(client.updates[table])), clients[0])
            message = mover.act_message(mover.updates[table], (choices(mover.updates[table]) or ["-"])[0])
            await mover.send(message)
            while True:
                kind, content = await mover.next()
                if kind == "refused":
                    self.assertIn(content["code"], ("store", "stale"))  # stale: it was stored after all
                    break
                if kind == "update" and content.get("ack") == message["act"]["id"]:
                    return content
            await asyncio.sleep(0.3)
        self.fail("play did not go on")

    async def test_a_database_that_is_restarted_or_killed_is_waited_for(self):
        table, clients = await self.seated()
        for end in (self.database.stop, self.database.kill):
            end()
            await asyncio.sleep(0.5)
            mover = next(client for client in clients if must_act(client.updates[table]))
            refused = await mover.ask(mover.act_message(mover.updates[table], choices(mover.updates[table])[0]), "refused")
            self.assertEqual(refused["code"], "store")
            for _ in range(50):
                with contextlib.suppress(subprocess.CalledProcessError):
                    self.database.start()
                    break
                await asyncio.sleep(0.2)
            moved = await self.go_on_after(table, clients)
            for client in clients:
                if client.updates[table]["step"] < moved["step"]:
                    await client.hear("update", lambda heard: heard["step"] >= moved["step"])
        await self.until(lambda: all(node.rest("GET", "/readyz")[0] == 200 for node in self.nodes))
        await leave(clients)

    async def test_nodes_are_stopped_one_after_the_other_and_play_goes_on(self):
        everybody = playing = await self.players()
        tasks = [asyncio.create_task(player.play_to_the_end()) for player in playing]
        for _ in range(UPGRADES):
            for node in self.nodes:
                if all(player.over for player in playing):
                    playing = await self.players()
                    everybody = everybody + playing
                    tasks += [asyncio.create_task(player.play_to_the_end()) for player in playing]
                await asyncio.sleep(0.5)
                node.stopped = True
                self.assertEqual(await asyncio.to_thread(node.stop), 0)
                await asyncio.to_thread(node.start)
                node.stopped = False
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
        self.check_acts(everybody)
        self.tell_interruptions(f"{UPGRADES} rolling upgrades", everybody)


@needs_postgres
class Contract(unittest.TestCase):
    def test_the_store_keeps_its_contract_on_postgresql(self):
        tests = pathlib.Path(HEPTAD).parent / "tests" / "heptad_tests"
        if not tests.exists():
            self.skipTest(f"{tests} was not built")
        with Postgres() as database:
            done = subprocess.run([str(tests), "--gtest_filter=*StoreContract*/postgresql"], capture_output=True, text=True, timeout=600,
                                  env={**os.environ, "HEPTAD_POSTGRES": database.url})
        self.assertEqual(done.returncode, 0, done.stdout[-5000:])
        self.assertNotIn("SKIPPED", done.stdout)
        self.assertRegex(done.stdout, r"\[  PASSED  \] [1-9][0-9]* tests")


if __name__ == "__main__":
    unittest.main()
