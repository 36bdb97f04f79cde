"""Seats that somebody leaves: a bot minds them, or plays on."""

import asyncio
import unittest

from heptad import Client, OneServer, Server, leave, must_act, play, seated


class Absence(OneServer):
    async def test_a_bot_minds_a_seat_until_its_owner_is_back(self):
        table, (ann, ben) = await seated(self.server)
        await self.refused(ben, {"standin": {"table": table, "seat": 0, "level": 3}}, "not-live")
        minded = await ann.ask({"standin": {"table": table, "seat": 0, "level": 3}})
        self.assertEqual(minded["seats"][0]["standin"], 3)
        await ben.hear("update", lambda update: 1 in must_act(update))  # the bot has moved
        again = await Client(self.server, ann.token).connect()
        await again.join(table)
        if again.updates[table]["seats"][0]["standin"]:
            await again.hear("update", lambda update: update["seats"][0]["standin"] is None)
        await ben.hear("said", lambda said: said.get("note") == "back")
        await leave([ann, ben, again])

    async def test_all_others_together_may_have_a_bot_mind_a_seat_that_is_long_absent(self):
        with Server("--absent-seconds", "0.5") as server:
            await self.others_have_a_bot_mind_a_seat(server)

    async def others_have_a_bot_mind_a_seat(self, server):
        table, (ann, ben, cleo) = await seated(server, "wonders2", 3, clock={"kind": "game", "seconds": 900, "increment": 0})
        mind = {"standin": {"table": table, "seat": 0, "level": 1}}
        await self.refused(ben, mind, "not-absent")
        await ann.socket.close()
        await ben.hear("presence", lambda heard: not heard["seats"][0]["present"])
        await asyncio.sleep(0.6)
        asked = await ben.ask(mind, fits=lambda update: update["seats"][0]["missed_by"])
        self.assertEqual((asked["seats"][0]["missed_by"], asked["seats"][0]["standin"]), ([1], None))
        await self.refused(ben, mind, "asked-already")
        await cleo.hear("said", lambda said: said.get("note") == "missed")
        minded = await cleo.ask(mind, fits=lambda update: update["seats"][0]["standin"])
        self.assertEqual(minded["seats"][0]["standin"], 6)
        again = await Client(server, ann.token).connect()
        await again.join(table)
        if again.updates[table]["seats"][0]["standin"]:
            await again.hear("update", lambda update: update["seats"][0]["standin"] is None)
        await leave([again, ben, cleo])

    async def test_nobody_puts_a_bot_on_an_opponents_seat_alone_or_in_a_game_of_days(self):
        for clock, code in (({"kind": "days", "days": 3}, "not-live"), ({"kind": "none"}, "not-live"), ({"kind": "move", "seconds": 60}, "not-absent")):
            table, (ann, ben) = await seated(self.server, clock=clock)
            await ann.socket.close()
            await ben.hear("presence", lambda heard: not heard["seats"][0]["present"])
            await self.refused(ben, {"standin": {"table": table, "seat": 0, "level": 1}}, code)
            await ben.socket.close()

    async def test_a_bot_plays_on_for_one_of_three_who_gives_up(self):
        table, (ann, ben, cleo) = await seated(self.server, "wonders2", 3)
        gone = await ann.ask({"resign": {"table": table}}, fits=lambda update: update["seats"][0]["forfeit"])
        self.assertEqual((gone["status"], gone["legal"]), ("playing", []))
        act = {"table": table, "round": gone["round"], "action": "pass"}
        await self.refused(ann, {"act": act}, "not-playing")
        ends = await asyncio.gather(*(play(client, table) for client in (ben, cleo)))
        self.assertEqual({end["status"] for end in ends}, {"over"})
        await leave([ann, ben, cleo])

    async def test_resigning_ends_the_game_and_shows_the_seed(self):
        table, (ann, ben) = await seated(self.server)
        over = await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
        self.assertEqual(over["result"], {"winners": [1], "how": "resignation"})
        self.assertIsNotNone(over["seed"])
        self.assertEqual(over["seats"][0]["forfeit"], "resigned")
        await ben.hear("update", lambda update: update["status"] == "over")
        await self.refused(ben, {"resign": {"table": table}}, "not-playing")
        self.assertEqual(self.server.rest("GET", f"/api/tables/{table}/record")[0], 200)
        await leave([ann, ben])

if __name__ == "__main__":
    unittest.main()
