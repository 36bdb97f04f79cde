"""Malformed, oversized, out of turn, replayed, forged: the table stays untouched."""

import asyncio
import json
import unittest

from heptad import Client, Closed, Server, choices, leave, seated
from raw import raw_upgrade, frame


class Hostile(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().start()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    async def asyncSetUp(self):
        self.table, (self.ann, self.ben) = await seated(self.server)
        self.before = self.ann.updates[self.table]

    async def asyncTearDown(self):
        watcher = await Client(self.server).connect()
        now = await watcher.join(self.table)
        self.assertEqual((now["step"], now["round"]), (self.before["step"], self.before["round"]), "the table was touched")
        await leave([self.ann, self.ben, watcher])

    async def test_malformed_messages_are_refused_with_a_code(self):
        bad = [
            ("", "bad-json"),
            ("{", "bad-json"),
            ("[]", "bad-json"),
            ("null", "bad-json"),
            ('{"act":{"table":"' + "\\ud800" + '"}}', "bad-json"),
            ("[" * 100 + "]" * 100, "bad-json"),
            ("{}", "bad-message"),
            ('{"fly":{}}', "bad-message"),
            ('{"join":{}}', "bad-message"),
            ('{"join":[]}', "bad-message"),
            ('{"join":{"table":7}}', "bad-message"),
            ('{"join":{"table":"x"},"leave":{"table":"x"}}', "bad-message"),
            ('{"act":{"table":"x","round":"1","action":"a"}}', "bad-message"),
            ('{"act":{"table":"x","round":-1,"action":"a"}}', "bad-message"),
            ('{"act":{"table":"x","round":1.5,"action":"a"}}', "bad-message"),
            ('{"act":{"table":"x","round":1,"action":"a","seat":8}}', "bad-message"),
            ('{"standin":{"table":"x","seat":0,"level":9}}', "bad-message"),
            ('{"hello":{"token":"short"}}', "bad-message"),
            ('{"chat":{"table":"x","text":"a","to":"1"}}', "bad-message"),
            ('{"chat":{"table":"x","text":"a","to":1}}', "bad-message"),
        ]
        for text, code in bad:
            client = await Client(self.server).connect()
            await client.raw(text)
            self.assertEqual((await client.hear("refused"))["code"], code, text)
            await client.silence()  # still connected
            await client.socket.close()

    async def test_binary_and_broken_text_are_refused_or_closed(self):
        async with Client(self.server) as client:
            await client.raw(b"\x00\xff")
            self.assertEqual((await client.hear("refused"))["code"], "bad-json")
        raw, status = raw_upgrade(self.server.port)
        self.assertEqual(status, 101)
        raw.sendall(frame(b"\xff\xfe\xfd"))  # a text frame that is not UTF-8
        self.assertEqual(raw.recv(100)[0], 0x88)  # closed
        raw.close()

    async def test_what_is_not_mine_is_refused(self):
        act = {"table": self.table, "round": self.before["round"], "action": choices(self.before)[0]}
        async with Client(self.server) as eve:
            for message, code in [
                ({"act": act}, "not-yours"),
                ({"act": {**act, "seat": 0}}, "not-yours"),
                ({"act": {**act, "table": "nosuchtable"}}, "unknown-table"),
                ({"undo": {"table": self.table}}, "not-yours"),
                ({"resign": {"table": self.table}}, "not-yours"),
                ({"resign": {"table": self.table, "seat": 1}}, "not-yours"),
                ({"look": {"table": self.table, "seat": 0}}, "not-yours"),
                ({"stand": {"table": self.table, "seat": 0}}, "not-yours"),
                ({"sit": {"table": self.table, "seat": 0, "name": "Eve"}}, "seat-taken"),
                ({"standin": {"table": self.table, "seat": 0, "level": 1}}, "not-yours"),
                ({"rematch": {"table": self.table}}, "not-yours"),
                ({"hint": {"table": self.table}}, "wrong-turn"),
            ]:
                self.assertEqual((await eve.ask(message, "refused"))["code"], code, message)
        self.assertEqual((await self.ben.ask({"act": act}, "refused"))["code"], "wrong-turn")
        self.assertEqual((await self.ben.ask({"act": {**act, "seat": 0}}, "refused"))["code"], "not-yours")
        forged = await Client(self.server, "0" * 48).connect()
        self.assertEqual((await forged.ask({"act": act}, "refused"))["code"], "not-yours")
        await forged.socket.close()

    async def test_without_hello_nothing_goes(self):
        client = await Client(self.server).connect(hello=False)
        refused = await client.ask({"join": {"table": self.table}}, "refused")
        self.assertEqual(refused["code"], "no-hello")
        await client.socket.close()

    async def test_stale_illegal_and_unreadable_acts_change_nothing(self):
        act = {"table": self.table, "round": self.before["round"], "action": choices(self.before)[0]}
        stale = await self.ann.ask({"act": {**act, "round": act["round"] + 1, "id": "s-1"}}, "refused")
        self.assertEqual((stale["code"], stale["id"]), ("stale", "s-1"))
        await self.ann.hear("update")  # the state as it is follows
        for action in ("build baths", "draft nothing", "", "x" * 300, "draft sphinx; drop table journal", "nature reveal 1 baths"):
            refused = await self.ann.ask({"act": {**act, "action": action}}, "refused")
            self.assertNotIn(refused["code"], ("stale", "store"), action)

    async def test_too_long_messages_are_refused_and_huge_ones_end_the_connection(self):
        async with Client(self.server) as client:
            await client.raw(json.dumps({"chat": {"table": self.table, "text": "x" * 5000}}))
            self.assertEqual((await client.hear("refused"))["code"], "too-big")
            await client.silence()
            with self.assertRaises(Closed) as closed:
                await client.raw("x" * 200_000)
                await client.next()
            self.assertEqual(closed.exception.code, 1009)

    async def test_a_flood_is_slowed_then_shut_out(self):
        client = await Client(self.server).connect()
        with self.assertRaises(Closed) as closed:
            for n in range(400):
                await client.send({"ping": {"n": n}})
            while True:
                await client.next()
        self.assertEqual(closed.exception.code, 1008)
        codes = [message["refused"]["code"] for message in client.heard if "refused" in message]
        self.assertEqual(set(codes), {"too-fast"})
        await self.ann.silence()  # others do not notice

    async def test_insisting_on_nonsense_ends_the_connection(self):
        client = await Client(self.server).connect()
        with self.assertRaises(Closed) as closed:
            for _ in range(30):
                await client.raw("nonsense")
            while True:
                await client.next()
        self.assertEqual(closed.exception.code, 1008)

    async def test_too_many_watched_tables_are_refused(self):
        tables = [self.server.make_table()["table"] for _ in range(9)]
        async with Client(self.server) as client:
            for table in tables[:8]:
                await client.join(table)
            self.assertEqual((await client.ask({"join": {"table": tables[8]}}, "refused"))["code"], "too-many")
            await client.send({"leave": {"table": tables[0]}})
            await client.join(tables[8])

    async def test_pages_of_other_sites_are_kept_out(self):
        port = self.server.port
        for origin in ("http://evil.example", f"http://127.0.0.1:{port + 1}", "null"):
            raw, status = raw_upgrade(port, f"Origin: {origin}\r\n")
            self.assertEqual(status, 403, origin)
            raw.close()
            self.assertEqual(self.server.rest("POST", "/api/tables", {"rules": "duel"}, headers={"Origin": origin})[0], 403)
        raw, status = raw_upgrade(port, f"Origin: http://127.0.0.1:{port}\r\n")
        self.assertEqual(status, 101)
        raw.close()
        # A name that was made to point at this machine.
        self.assertEqual(self.server.rest("GET", "/api/tables", headers={"Host": "evil.example"})[0], 403)

    async def test_bad_tables_are_refused_with_the_reason(self):
        for body, code in [
            ({"rules": "chess"}, "unknown-rules"),
            ({"rules": "duel", "players": 3}, "bad-players"),
            ({"rules": "wonders2+armada", "players": 2}, "bad-players"),
            ({"rules": "wonders1+teams", "players": 5}, "bad-players"),
            ({"rules": "wonders2+teams", "players": 8}, "bad-players"),
            ({"rules": "wonders2", "players": 8}, "bad-players"),
            ({"rules": "wonders2+teams+armada"}, "unknown-rules"),
            ({"rules": "duel+armada"}, "unknown-rules"),
            ({"rules": "wonders2+armada", "options": {"shipyards": "sy1 sy1 sy2 sy3"}}, "bad-option"),
            ({"rules": "wonders2+teams", "options": {"partners": "ajar"}}, "bad-option"),
            ({"rules": "wonders2", "options": {"partners": "open"}}, "unknown-option"),
            ({"rules": "duel", "seats": [{"kind": "ghost"}]}, "bad-message"),
            ({"rules": "duel", "seats": [{"kind": "bot", "level": 9}]}, "bad-message"),
            ({"rules": "duel", "seats": [{"kind": "open"}] * 3}, "unknown-seat"),
            ({"rules": "duel", "seats": [{"kind": "human", "name": "x" * 33}]}, "bad-name"),
            ({"rules": "duel", "seats": [{"kind": "human", "name": "a\u202eb"}]}, "bad-name"),
            *(({"rules": "duel", "seats": [{"kind": "human", "name": name}]}, "bad-name")
              for name in ("\u200b", "\u3164\u115f", "\u00a0 \u2003", "\u2800", "...", "\u0301\u0302", "\U000e0041")),
            ({"rules": "duel", "clock": {"kind": "move", "seconds": 0}}, "bad-clock"),
            ({"rules": "duel", "clock": {"kind": "hourglass"}}, "bad-clock"),
            ({"rules": "duel", "options": {"a b": "c"}}, "bad-option"),
            ({"rules": "duel", "options": {"a": 1}}, "bad-option"),
            (b"nonsense", "bad-json"),
            ({}, "bad-message"),
        ]:
            status, answer = self.server.rest("POST", "/api/tables", body)
            self.assertEqual((status, answer["error"]["code"]), (400, code), body)
        status, answer = self.server.rest("POST", "/api/tables", b"x" * 20_000)
        self.assertEqual(status, 413)
        self.assertEqual(self.server.rest("GET", "/api/tables/nosuch")[0], 404)
        self.assertEqual(self.server.rest("DELETE", "/api/tables")[0], 405)
        self.assertEqual(self.server.rest("GET", "/api/me/tables", token="forged")[0], 400)


class Doubles(unittest.IsolatedAsyncioTestCase):
    async def test_two_acts_at_once_only_one_counts(self):
        with Server("--messages-per-second", "10000", "--message-burst", "10000") as server:
            for _ in range(20):
                table, (ann, ben) = await seated(server)
                update = ann.updates[table]
                twin = await Client(server, ann.token).connect()
                await twin.join(table)
                actions = choices(update)
                first, second = ann.act_message(update, actions[0]), twin.act_message(update, actions[1])
                await asyncio.gather(ann.send(first), twin.send(second))
                answers = []
                for client, message in ((ann, first), (twin, second)):
                    while True:
                        kind, content = await client.next()
                        if kind == "refused" or content.get("ack") == message["act"]["id"]:
                            answers.append(content.get("code", "ack"))
                            break
                self.assertEqual(sorted(answers), ["ack", "stale"])
                await leave([ann, ben, twin])

    async def test_a_replayed_act_is_acknowledged_again_and_changes_nothing(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            update = ann.updates[table]
            message = ann.act_message(update, choices(update)[0])
            done = await ann.ask(message, fits=lambda heard: "ack" in heard)
            for client in (ann, await Client(server, ann.token).connect()):
                if client is not ann:
                    await client.join(table)
                again = await client.ask(message, fits=lambda heard: "ack" in heard)
                self.assertEqual((again["step"], again["ack"]), (done["step"], message["act"]["id"]))
            # Somebody else's id is not mine.
            refused = await ben.ask({"act": {**message["act"], "round": update["round"]}}, "refused")
            self.assertEqual(refused["code"], "stale")

if __name__ == "__main__":
    unittest.main()
