"""Undo, take-backs with and without consent, choices that are changed."""

import unittest

from heptad import Client, OneServer, choices, leave, must_act, play, seated, until_turn_of


class TakeBack(OneServer):
    async def test_undo_is_free_until_something_else_happens(self):
        table, (ann, ben) = await seated(self.server)
        before = await until_turn_of([ann, ben], table, 0)
        after = await ann.act(before, choices(before)[0])
        self.assertEqual(after["undo"], "free")
        undone = await ann.ask({"undo": {"table": table}})
        self.assertEqual((undone["step"], undone["round"], undone["view"]), (before["step"], before["round"], before["view"]))
        self.assertEqual(undone["events_from"], 0)
        await self.refused(ben, {"undo": {"table": table}}, "nothing-to-undo")
        await leave([ann, ben])

    async def test_take_back_needs_consent(self):
        table, (ann, ben) = await seated(self.server)
        first = await until_turn_of([ann, ben], table, 0)
        await ann.act(first, choices(first)[0])
        second = await until_turn_of([ann, ben], table, 1)
        await ben.act(second, choices(second)[0])
        await ann.silence()
        self.assertEqual(ann.updates[table]["undo"], "ask")
        asked = await ann.ask({"undo": {"table": table}})
        self.assertEqual(asked["take_back"], {"seat": 0, "waiting": [1]})
        await ben.hear("said", lambda said: said.get("note") == "asked")
        await self.refused(ann, {"consent": {"table": table, "agree": True}}, "nothing-asked")
        await ben.ask({"consent": {"table": table, "agree": False}}, "said", lambda said: said.get("note") == "declined")
        await ann.hear("update", lambda update: update["take_back"] is None)
        await ann.ask({"undo": {"table": table}})
        done = await ben.ask({"consent": {"table": table, "agree": True}}, fits=lambda update: update["step"] == first["step"])
        self.assertEqual(done["view"]["to_act"], [0])
        await leave([ann, ben])

    async def test_bots_always_consent(self):
        made = self.server.make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
        async with Client(self.server, made["token"]) as ann:
            before = await ann.join(made["table"])
            await ann.act(before, choices(before)[0])
            await ann.hear("update", lambda update: update["as"] in must_act(update))
            undone = await ann.ask({"undo": {"table": made["table"]}})
            self.assertEqual(undone["step"], before["step"])
            self.assertEqual(undone["view"], before["view"])

    async def test_a_bot_on_a_persons_seat_consents_to_nothing(self):
        table, (ann, ben) = await seated(self.server)
        await until_turn_of([ann, ben], table, 0)
        await ben.ask({"standin": {"table": table, "seat": 1, "level": 1}}, fits=lambda update: update["seats"][1]["standin"])
        await ann.silence()
        update = await ann.act(ann.updates[table], choices(ann.updates[table])[0])
        while 0 not in must_act(ann.updates[table]):  # the bot moves
            update = await ann.hear("update")
        asked = await ann.ask({"undo": {"table": table}}, fits=lambda heard: heard["take_back"])
        self.assertEqual((asked["take_back"]["waiting"], asked["step"]), ([1], update["step"]))
        await leave([ann, ben])

    async def test_a_take_back_against_a_bot_makes_the_game_practice(self):
        made = self.server.make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
        async with Client(self.server, made["token"]) as ann:
            before = await ann.join(made["table"])
            self.assertFalse(before["practice"])
            await ann.act(before, choices(before)[0])
            await ann.hear("update", lambda update: update["as"] in must_act(update))
            undone = await ann.ask({"undo": {"table": made["table"]}})
            self.assertTrue(undone["practice"])
            await ann.ask({"resign": {"table": made["table"]}}, fits=lambda update: update["status"] == "over")
        self.assertTrue(self.server.rest("GET", f"/api/tables/{made['table']}", schema="summary")[1]["practice"])
        self.assertIn("\npractice\n", self.server.rest("GET", f"/api/tables/{made['table']}/record")[1])

    async def test_a_commitment_is_secret_and_can_be_changed_or_taken_back_until_all_have_chosen(self):
        table, clients = await seated(self.server, "wonders1", 3)
        ann, ben, _ = clients
        while len(must_act(ann.updates[table])) == 0 or len(choices(ann.updates[table])) < 2:
            await play(ann, table, until=lambda update: True)
        first, second = choices(ann.updates[table])[:2]
        done = await ann.act(ann.updates[table], first)
        self.assertEqual((done["commitment"], done["seats"][0]["committed"]), (first, True))
        await ben.hear("update", lambda update: update["seats"][0]["committed"])
        self.assertIsNone(ben.updates[table]["commitment"])
        changed = await ann.act(done, second)
        self.assertEqual((changed["commitment"], changed["round"], changed["step"]), (second, done["round"], done["step"]))
        self.assertEqual(changed["undo"], "free")
        undone = await ann.ask({"undo": {"table": table}}, fits=lambda update: not update["seats"][0]["committed"])
        self.assertIsNone(undone["commitment"])
        await leave(clients)

if __name__ == "__main__":
    unittest.main()
