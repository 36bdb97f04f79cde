"""What is said to the own team: partners hear it, and nobody else, now or later, however they ask."""

import asyncio
import json
import unittest

from heptad import Client, Server, leave, play, seated
from test_host import journals, stored

SECRET = "I shall build the arena"


def reached(clients, words=SECRET):
    return [words in json.dumps(client.heard, ensure_ascii=False) for client in clients]


class TeamTalk(unittest.IsolatedAsyncioTestCase):
    async def confide(self, client, table, words=SECRET):
        return await client.ask({"chat": {"table": table, "text": words, "to": "team"}}, "said", lambda said: said.get("text") == words)

    async def test_partners_alone_hear_it_at_once_after_a_restart_and_after_the_game(self):
        with Server("--messages-per-second", "10000", "--message-burst", "10000") as server:
            table, clients = await seated(server, "wonders2+teams", 4)
            watcher = await Client(server).connect()
            await watcher.join(table)
            said = await self.confide(clients[1], table)
            self.assertEqual((said["to"], said["seat"], said["name"]), ("team", 1, "Player 2"))
            everybody = [*clients, watcher]
            for client in everybody:
                await client.silence()
            self.assertEqual(reached(everybody), [True, True, False, False, False])
            # Nobody is even told that something happened: the others got no message at all for it.
            counts = [len(client.heard) for client in (*clients[2:], watcher)]
            await self.confide(clients[0], table, "and I the forum")
            for client in (*clients[2:], watcher):
                await client.silence()
            self.assertEqual([len(client.heard) - 1 for client in (*clients[2:], watcher)], counts)  # the silence itself

            server.stop()
            server.start()
            again = [await Client(server, client.token).connect() for client in clients] + [await Client(server).connect()]
            for client in again:
                await client.join(table)
                await client.silence()
            self.assertEqual(reached(again), [True, True, False, False, False])

            await asyncio.gather(*(play(client, table) for client in again))
            await again[3].ask({"chat": {"table": table, "text": "well played"}}, "said", lambda heard: heard.get("text") == "well played")
            for client in again:
                await client.join(table)
                await client.silence()
            self.assertEqual(reached(again), [True, True, False, False, False])
            for path in ("", "/record", "/replay?step=0&count=64"):
                self.assertNotIn(SECRET, json.dumps(server.rest("GET", f"/api/tables/{table}{path}")[1]))
            await leave(again)

    async def test_who_does_not_hear_it_cannot_speak_so_nor_report_it(self):
        with Server() as server:
            table, (ann, ben, cid, dan) = await seated(server, "wonders2+teams", 4)
            said = await self.confide(ann, table)
            async with Client(server) as eve:
                for who in (cid, eve):
                    refused = await who.ask({"report": {"table": table, "n": said["n"], "why": "?"}}, "refused")
                    nothing = await who.ask({"report": {"table": table, "n": 999, "why": "?"}}, "refused")
                    self.assertEqual((refused["code"], refused["message"]), (nothing["code"], nothing["message"]))
                for message in ({"to": "team"}, {"to": "team", "seat": 0}):
                    message = {"chat": {"table": table, "text": "psst", **message}}
                    self.assertEqual((await eve.ask(message, "refused"))["code"], "not-yours")
            forged = {"chat": {"table": table, "text": "psst", "to": "team", "seat": 0}}
            self.assertEqual((await cid.ask(forged, "refused"))["code"], "not-yours")
            await ben.ask({"report": {"table": table, "n": said["n"], "why": "?"}}, "reported")
            self.assertEqual(reached((ann, ben, cid, dan), "psst"), [False] * 4)
            await leave([ann, ben, cid, dan])

    async def test_without_teams_and_before_the_game_it_is_refused(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            message = {"chat": {"table": table, "text": "psst", "to": "team"}}
            self.assertEqual((await ann.ask(message, "refused"))["code"], "forbidden")
            made = server.make_table("wonders2+teams", players=4)
            async with Client(server, made["token"]) as cid:
                await cid.join(made["table"])
                message["chat"]["table"] = made["table"]
                self.assertEqual((await cid.ask(message, "refused"))["code"], "forbidden")
            await leave([ann, ben])

    async def test_it_is_forgotten_like_all_that_was_said(self):
        with Server("--keep-chat", "30d") as server:
            table, clients = await seated(server, "wonders2+teams", 4)
            await self.confide(clients[0], table)
            self.assertIn(SECRET.encode(), journals(server))
            for client in clients[:2]:
                await client.ask({"resign": {"table": table}})
            await clients[2].hear("update", lambda update: update["status"] == "over")
            await leave(clients)
            server.stop()
            stored(server, "UPDATE tables SET ended = ended - ? WHERE id = ?", 40 * 86_400_000, table)
            server.start()
            while stored(server, "SELECT chat FROM tables WHERE id = ?", table) != [(0,)]:
                await asyncio.sleep(0.1)
            self.assertNotIn(SECRET.encode(), journals(server))


if __name__ == "__main__":
    unittest.main()
