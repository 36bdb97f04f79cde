"""kill -9 at random moments: no acknowledged move is ever lost, and every table goes on."""

import asyncio
import http.client
import os
import random
import sqlite3
import sys
import unittest

from heptad import SLOW, Client, Closed, Server, choices, leave, must_act, seated

KILLS = int(os.environ.get("HEPTAD_KILLS", "200" if SLOW else "10"))
TABLES = ["duel", "duel", "duel+pantheon", "wonders1", "wonders2"]


class Player:
    """Keeps playing one seat over whatever connection there is, and remembers what was acknowledged."""

    def __init__(self, server, table, seat, token):
        self.server, self.table, self.seat, self.token = server, table, seat, token
        self.acknowledged = None  # the last acknowledged update
        self.pending = None  # an act sent and not acknowledged
        self.acts, self.answered = 0, 0
        self.over = False

    async def play(self):
        client = Client(self.server, self.token)
        client.name, client.acts = f"s{self.seat}", self.acts
        try:
            await client.connect()
            update = await client.join(self.table)
            self.check_nothing_was_lost(update)
            if self.pending:
                # Sent again after the reconnect: done once, whether or not it had arrived.
                await client.send(self.pending)
                update = await self.answer(client, self.pending)
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
        except (Closed, OSError, asyncio.TimeoutError, EOFError, http.client.HTTPException):
            return
        finally:
            if hasattr(client, "socket"):
                client.socket.transport.abort()

    async def answer(self, client, message):
        while True:
            kind, content = await client.next()
            if kind == "refused" and content["code"] == "stale" and content["id"] == message["act"]["id"]:
                self.pending = None  # it had not arrived before the kill, and the choice was then another
                return await client.hear("update")
            assert kind != "refused", content
            if kind == "update" and content.get("ack") == message["act"]["id"]:
                self.acknowledged, self.pending = content, None
                self.answered += 1
                return content

    def check_nothing_was_lost(self, update):
        if self.acknowledged is None:
            return
        assert update["step"] >= self.acknowledged["step"], "an acknowledged move is gone"
        status, replay = self.server.rest(
            "GET", f"/api/tables/{self.table}/replay?step={self.acknowledged['step']}", token=self.token, schema="replay"
        )
        assert status == 200
        expected, found = dict(self.acknowledged["view"]), dict(replay["positions"][0]["view"])
        assert found == expected, "the acknowledged position is another one now"


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

    async def test_no_acknowledged_move_is_lost(self):
        server = Server("--requests-per-second", "100000", "--tables-per-minute", "100000",
                        "--unfinished-tables", "100000", "--messages-per-second", "1000", "--message-burst", "1000")
        with server:
            players = everybody = await self.make_players(server)
            for kill in range(KILLS):
                tasks = [asyncio.create_task(player.play()) for player in players if not player.over]
                await asyncio.sleep(random.uniform(0.02, 0.5))
                server.kill()
                await asyncio.gather(*tasks)
                server.start()
                if sum(player.over for player in players) * 2 > len(players):
                    newcomers = await self.make_players(server)
                    everybody = everybody + newcomers
                    players = [player for player in players if not player.over] + newcomers
            # And they all go on to the end.
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players if not player.over)), 120)
            self.assertTrue(all(player.over for player in players))
            acknowledged = sum(player.answered for player in everybody)
            self.assertGreater(acknowledged, KILLS)
            print(f"{KILLS} kills, {acknowledged} acknowledged moves, none lost", file=sys.stderr)
            check = sqlite3.connect(server.database)
            self.assertEqual(check.execute("PRAGMA integrity_check").fetchone(), ("ok",))
            check.close()
            self.assertNotIn('"level":"error"', server.logged())

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
