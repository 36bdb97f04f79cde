"""One visitor's bots, hints and games do not keep another's waiting."""

import asyncio
import time
import unittest

from heptad import Client, Server, choices, must_act

ATTACKER, VISITOR = "6.6.6.6", "5.5.5.5"
SEVEN_STRONG = [{"kind": "bot", "level": 8}] * 7


class Fair(unittest.IsolatedAsyncioTestCase):
    def attack(self, server):
        """Games of strong bots, as many as one address may ask for; returns what it was told."""
        body = {"rules": "wonders1", "players": 7, "seats": SEVEN_STRONG}
        answers = [server.rest("POST", "/api/tables", body, headers={"X-Forwarded-For": ATTACKER}) for _ in range(60)]
        return [status if status == 201 else answer["error"]["code"] for status, answer in answers]

    async def answered_moves(self, server, moves):
        """Seconds a level-1 bot takes for each of its answers to another visitor."""
        made = server.make_table("duel", address=VISITOR, seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
        waits = []
        async with Client(server, made["token"], VISITOR) as ann:
            update = await ann.join(made["table"])
            while len(waits) < moves:
                update = await ann.act(update, choices(update)[0])
                since = time.monotonic()
                if not must_act(update):
                    update = await ann.hear("update", must_act)
                    waits.append(time.monotonic() - since)
        return waits

    async def test_another_visitors_bot_answers_at_once_while_one_address_asks_for_all_it_may(self):
        with Server() as server:
            said = self.attack(server)
            self.assertLessEqual(said.count(201), 4)
            self.assertLessEqual(set(said[4:]), {"busy", "too-many"})
            waits = await self.answered_moves(server, 5)
            self.assertGreater(server.metric("bots_thinking"), 5)  # the attack goes on
            self.assertLess(sorted(waits)[2], 1)  # the median: the machine may be busy, too

    async def test_one_address_has_so_many_games_without_people(self):
        with Server(bot_pause=100_000) as server:
            body = {"rules": "duel", "seats": [{"kind": "bot", "level": 1}] * 2}
            answers = [server.rest("POST", "/api/tables", body, headers={"X-Forwarded-For": ATTACKER}) for _ in range(5)]
            self.assertEqual([status for status, _ in answers], [201] * 4 + [429])
            self.assertEqual(answers[4][1]["error"]["code"], "too-many")
            server.make_table("duel", address=VISITOR, seats=body["seats"])

    async def test_hints_are_bounded_by_address(self):
        with Server("--waiting-thought-seconds", "3") as server:
            seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}]
            made = [server.make_table("duel", address=ATTACKER, seats=seats) for _ in range(6)]
            clients = [await Client(server, one["token"], ATTACKER).connect() for one in made]
            for client, one in zip(clients, made):
                await client.join(one["table"])
                await client.send({"hint": {"table": one["table"]}})
            await clients[0].send({"hint": {"table": made[0]["table"]}})
            answers = await asyncio.gather(*(client.hear("refused") for client in (clients[0], clients[-1])))
            self.assertEqual([answer["code"] for answer in answers], ["busy", "busy"])
            await clients[0].hear("hint", timeout=60)
            for client in clients:
                await client.socket.close()

    async def test_a_game_of_bots_alone_ends_when_nobody_watches_and_goes_on_while_somebody_does(self):
        with Server("--unwatched-seconds", "1", bot_pause=300) as server:
            seats = [{"kind": "bot", "level": 1}] * 2
            watched, left = server.make_table("duel", seats=seats)["table"], server.make_table("duel", seats=seats)["table"]
            async with Client(server) as eve:
                first = await eve.join(watched)
                end = time.monotonic() + 20
                while (summary := server.rest("GET", f"/api/tables/{left}", schema="summary")[1])["status"] != "over":
                    self.assertLess(time.monotonic(), end)
                    await asyncio.sleep(0.2)
                self.assertEqual(summary["result"], {"winners": [], "how": "abandoned"})
                later = await eve.hear("update", lambda update: update["step"] > first["step"] + 3)
                self.assertEqual(later["status"], "playing")
            self.assertEqual(server.rest("GET", f"/api/tables/{left}/record")[0], 200)

    async def test_a_game_minded_by_bots_alone_waits_for_its_people(self):
        with Server("--unwatched-seconds", "1", bot_pause=200) as server:
            made = server.make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
            table = made["table"]
            async with Client(server, made["token"]) as ann:
                await ann.join(table)
                await ann.ask({"standin": {"table": table, "seat": 0, "level": 1}})
            await asyncio.sleep(2.5)
            step = server.rest("GET", f"/api/tables/{table}/replay?step=0")[1]["steps"]
            await asyncio.sleep(1)
            self.assertEqual(server.rest("GET", f"/api/tables/{table}/replay?step=0")[1]["steps"], step)
            async with Client(server, made["token"]) as ann:
                self.assertEqual((await ann.join(table))["status"], "playing")


if __name__ == "__main__":
    unittest.main()
