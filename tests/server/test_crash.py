"""kill -9 at random moments: no acknowledged move is ever lost, and every table goes on."""

import asyncio
import contextlib
import http.client
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
import unittest

from heptad import HEPTAD, SLOW, Client, Closed, Server, choices, leave, must_act, seated

KILLS = int(os.environ.get("HEPTAD_KILLS", "200" if SLOW else "10"))
TABLES = ["duel", "duel", "duel+pantheon", "wonders1", "wonders2"]
STUCK = 90  # seconds without any acknowledged move: however slow the machine and its disk, play has stopped
GONE = (Closed, OSError, asyncio.TimeoutError, EOFError, http.client.HTTPException)


def seen_in(record, seat, step):
    """What this seat saw after so many lines of a game's record, by the engine itself."""
    header = record[: record.index("\nnature ") + 1]
    lines = record[len(header) :].splitlines()[:step]
    questions = [{"cmd": "load", "record": header + "\n".join(lines) + "\n"}, {"cmd": "view", "seat": seat}]
    text = "".join(json.dumps(question) + "\n" for question in questions)
    answers = subprocess.run([HEPTAD, "engine"], input=text.encode(), capture_output=True, check=True, timeout=60).stdout
    return json.loads(answers.splitlines()[1])["view"]


class Player:
    """Keeps playing one seat over whatever connection there is, and remembers what was acknowledged."""

    def __init__(self, server, table, seat, token):
        self.server, self.table, self.seat, self.token = server, table, seat, token
        self.acknowledged = None  # the last acknowledged update
        self.pending = None  # an act sent and not acknowledged
        self.acts, self.answered = 0, []  # how many were sent; ids of those acknowledged
        self.lost, self.interruptions = None, []  # when the connection was; seconds until it was played on
        self.over = False
        self.gone = "it has not connected yet"  # why the last connection ended

    def __str__(self):
        step = self.acknowledged and self.acknowledged["step"]
        return (f"seat {self.seat} of {self.table}: acknowledged {len(self.answered)} moves up to step {step}, "
                f"waiting for {self.pending}, last connection: {self.gone}")

    async def play(self):
        """Over one connection, until the game is over or the connection gone."""
        client = Client(self.server, self.token)
        client.name, client.acts = f"s{self.seat}", self.acts
        try:
            await client.connect()
            self.gone = "it is still there"
            update = await client.join(self.table)
            self.check_nothing_was_lost(update)
            if self.pending:
                # Sent again after the reconnect: done once, whether or not it had arrived.
                await client.send(self.pending)
                update = await self.answer(client, self.pending)
            if self.lost:
                self.interruptions.append(time.monotonic() - self.lost)
                self.lost = None
            while True:
                self.over = update["status"] == "over"
                if self.over:
                    return
                if self.seat in must_act(update):
                    self.pending = client.act_message(update, random.choice(choices(update)))
                    self.acts = client.acts
                    await client.send(self.pending)
                    update = await self.answer(client, self.pending)
                else:
                    update = await client.hear("update")
        except GONE as gone:
            self.gone = repr(gone)
            self.lost = self.lost or time.monotonic()
        except Exception as trouble:
            trouble.add_note(f"{self}\nlast heard: {json.dumps(client.heard[-3:])[:3000]}")
            raise
        finally:
            if hasattr(client, "socket"):
                client.socket.transport.abort()

    async def play_to_the_end(self):
        """As a person's client does: over as many connections as it takes."""
        while not self.over:
            await self.play()
            await asyncio.sleep(0.1)

    async def answer(self, client, message):
        while True:
            kind, content = await client.next()
            if kind == "refused" and content["code"] == "stale" and content["id"] == message["act"]["id"]:
                self.pending = None  # it had not arrived before the kill, and the choice was then another
                return await client.hear("update")
            assert kind != "refused", f"refused: {content}"
            if kind == "update" and content.get("ack") == message["act"]["id"]:
                self.acknowledged, self.pending = content, None
                self.answered.append(message["act"]["id"])
                return content

    def check_nothing_was_lost(self, update):
        if self.acknowledged is None:
            return
        step = self.acknowledged["step"]
        assert update["step"] >= step, f"an acknowledged move is gone: the log has {update['step']} lines"
        path = f"/api/tables/{self.table}"
        status, replay = self.server.rest("GET", f"{path}/replay?step={step}", token=self.token, schema="replay")
        assert status == 200, replay
        if replay["whole"]:  # over meanwhile: then everybody is shown everything
            status, record = self.server.rest("GET", f"{path}/record")
            assert status == 200, record
            found = seen_in(record, self.seat, step)
        else:
            found = replay["positions"][0]["view"]
        expected = self.acknowledged["view"]
        other = {key: (expected.get(key), found.get(key)) for key in {**expected, **found} if expected.get(key) != found.get(key)}
        assert not other, f"the acknowledged position is another one now: {other}"


class Kills(unittest.IsolatedAsyncioTestCase):
    async def make_players(self, server):
        """Of tables of two and three people, and of one against a bot."""
        made = server.make_table("duel", seats=[{"kind": "human", "name": "A"}, {"kind": "bot", "level": 1}])
        players = [Player(server, made["table"], 0, made["token"])]
        for rules in TABLES:
            table, clients = await seated(server, rules, 3 if rules.startswith("wonders") else 2)
            players += [Player(server, table, seat, client.token) for seat, client in enumerate(clients)]
            await leave(clients)
        return players

    async def play_to_the_end(self, players):
        tasks = [asyncio.create_task(player.play_to_the_end()) for player in players]
        moves, moved_at = -1, 0
        try:
            while True:
                done, going = await asyncio.wait(tasks, timeout=1)
                for task in done:
                    task.result()
                if not going:
                    return
                if moves != (moves := sum(len(player.answered) for player in players)):
                    moved_at = time.monotonic()
                if time.monotonic() > moved_at + STUCK:
                    waiting = "\n".join(str(player) for player in players if not player.over)
                    self.fail(f"nothing has moved for {STUCK} seconds:\n{waiting}")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def test_no_acknowledged_move_is_lost(self):
        server = Server("--requests-per-second", "100000", "--tables-per-minute", "100000",
                        "--unfinished-tables", "100000", "--messages-per-second", "1000", "--message-burst", "1000")
        with server:
            players = everybody = await self.make_players(server)
            for _ in range(KILLS):
                tasks = [asyncio.create_task(player.play()) for player in players if not player.over]
                await asyncio.sleep(random.uniform(0.02, 0.5))
                server.kill()
                await asyncio.gather(*tasks)
                server.start()
                if sum(player.over for player in players) * 2 > len(players):
                    newcomers = await self.make_players(server)
                    everybody = everybody + newcomers
                    players = [player for player in players if not player.over] + newcomers
            await self.play_to_the_end(players)
            acknowledged = sum(len(player.answered) for player in everybody)
            self.assertGreater(acknowledged, KILLS)
            print(f"{KILLS} kills, {acknowledged} acknowledged moves, none lost", file=sys.stderr)
            with contextlib.closing(sqlite3.connect(server.database)) as check:
                self.assertEqual(check.execute("PRAGMA integrity_check").fetchone(), ("ok",))
            self.assertNotIn('"level":"error"', server.logged())

    async def test_a_rematch_happens_once_whenever_the_power_fails(self):
        """The last of two to want it is killed at any moment: then there is one next table, or none yet and asking again makes it."""
        with Server("--tables-per-minute", "100000") as server:
            for _ in range(KILLS):
                table, (ann, ben) = await seated(server)
                await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
                await ann.ask({"rematch": {"table": table}})
                for _ in range(5):
                    await ben.send({"rematch": {"table": table}})
                await asyncio.sleep(random.uniform(0, 0.02))
                server.kill()
                server.start()
                async with Client(server, ben.token) as again:
                    await again.join(table)
                    await again.send({"rematch": {"table": table}})
                    if not (next_table := again.updates[table]["rematch"]["table"]):
                        next_table = (await again.hear("update", lambda update: update["rematch"]["table"]))["rematch"]["table"]
                    await again.silence()
                mine = server.rest("GET", "/api/me/tables", token=ann.token, schema="myTables")[1]
                self.assertEqual([summary["table"] for summary in mine["running"]], [next_table])
                ann.socket.transport.abort()
                ben.socket.transport.abort()
            with contextlib.closing(sqlite3.connect(server.database)) as check:
                self.assertEqual(check.execute("SELECT count(*) FROM tables").fetchone(), (2 * KILLS,))

    async def test_a_bots_turn_goes_on_after_the_restart(self):
        with Server(bot_pause=100_000) as server:
            made = server.make_table("duel", seats=[{"kind": "bot", "level": 1}, {"kind": "human", "name": "Ann"}])
            server.kill()
            server.bot_pause = 0
            server.start()
            async with Client(server, made["token"]) as ann:
                update = await ann.join(made["table"])
                while 1 not in must_act(update):
                    update = await ann.hear("update")


if __name__ == "__main__":
    unittest.main()
