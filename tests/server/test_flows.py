"""Everything people do at a table besides moving and taking back."""

import asyncio
import hashlib
import pathlib
import unittest

from heptad import Client, OneServer, Server, choices, leave, must_act, seated, until_turn_of

RECORD = pathlib.Path(__file__).parent.parent / "wasm" / "deal.play"


class Flows(OneServer):
    async def test_a_friend_joins_by_link_and_the_game_begins(self):
        made = self.server.make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
        self.assertEqual(made["link"], f"/t/{made['table']}")
        async with Client(self.server, made["token"]) as ann, Client(self.server) as ben:
            waiting = await ann.join(made["table"])
            self.assertEqual((waiting["status"], waiting["legal"], waiting["you"]), ("waiting", [], [0]))
            watching = await ben.join(made["table"])
            self.assertEqual((watching["you"], watching["as"]), ([], None))
            sat = await ben.ask({"sit": {"table": made["table"], "name": "Ben"}})
            self.assertEqual((sat["status"], sat["you"], sat["as"]), ("playing", [1], 1))
            begun = await ann.hear("update", lambda update: update["status"] == "playing")
            self.assertTrue(choices(begun))
            self.assertEqual([seat["name"] for seat in begun["seats"]], ["Ann", "Ben"])

    async def test_a_game_played_without_a_server_is_sent_in_and_counts_for_nothing(self):
        with open(RECORD, encoding="utf-8") as file:
            record = file.read()
        status, made = self.server.rest("POST", "/api/records", record.encode(), headers={"Content-Type": "text/plain"})
        self.assertEqual((status, made["link"]), (201, f"/t/{made['table']}"))
        async with Client(self.server) as eve:
            shown = await eve.join(made["table"])
            self.assertEqual((shown["status"], shown["you"], shown["imported"], shown["practice"], shown["seed"]), ("over", [], True, True, None))
            await self.refused(eve, {"rematch": {"table": made["table"]}}, "not-yours")
        status, again = self.server.rest("GET", f"/api/tables/{made['table']}/record")
        moves = [line for line in record.splitlines() if line.split()[0] in ("nature", "0", "1")]
        self.assertEqual([line for line in again.splitlines() if line.split()[0] in ("nature", "0", "1")], moves)
        self.assertNotIn("\nseed ", again)
        cut = "\n".join(record.splitlines()[:-4]) + "\n"
        for bad, code in ((cut, "not-over"), ("nonsense", "bad-record"), (record.replace("0 build", "0 sell", 1) + "x", "bad-record"), ("x" * 20000, None)):
            status, answer = self.server.rest("POST", "/api/records", bad.encode())
            self.assertGreaterEqual(status, 400)
            if code:
                self.assertEqual(answer["error"]["code"], code)

    async def test_a_seat_can_be_given_back_before_the_beginning(self):
        made = self.server.make_table("duel")
        async with Client(self.server, made["token"]) as ann:
            await ann.join(made["table"])
            stood = await ann.ask({"stand": {"table": made["table"]}}, fits=lambda update: update["you"] == [])
            self.assertEqual(stood["seats"][0]["kind"], "open")

    async def test_presence_is_told(self):
        table, (ann, ben) = await seated(self.server)
        await ann.silence()
        await ben.socket.close()
        gone = await ann.hear("presence", lambda heard: not heard["seats"][1]["present"])
        self.assertTrue(gone["seats"][0]["present"])
        back = await Client(self.server, ben.token).connect()
        await back.join(table)
        await ann.hear("presence", lambda heard: heard["seats"][1]["present"])
        await leave([ann, back])

    async def test_everybody_hears_how_many_watch(self):
        table, (ann, ben) = await seated(self.server)
        await ann.silence()
        async with Client(self.server) as eve:
            self.assertEqual((await eve.join(table))["watching"], 1)
            self.assertEqual((await ann.hear("presence", lambda heard: heard["watching"] == 1))["table"], table)
            again = await Client(self.server, eve.token).connect()  # a second window of the same person
            self.assertEqual((await again.join(table))["watching"], 1)
            await again.socket.close()
        await ann.hear("presence", lambda heard: heard["watching"] == 0)
        self.assertEqual((await ann.join(table))["watching"], 0)  # who plays does not watch
        await leave([ann, ben])

    async def test_an_update_says_whether_a_hint_would_be_given(self):
        table, (ann, ben) = await seated(self.server)
        update = await until_turn_of([ann, ben], table, 0)
        self.assertFalse(update["hints"])
        await self.refused(ann, {"hint": {"table": table}}, "forbidden")
        await leave([ann, ben])
        made = self.server.make_table("wonders1", players=3, seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Eve"}, {"kind": "bot", "level": 1}])
        async with Client(self.server, made["token"]) as both:
            first = await both.join(made["table"])
            self.assertTrue(first["hints"])
            await both.ask({"hint": {"table": made["table"], "seat": first["as"]}}, "hint")

    async def test_a_bot_keeps_its_character(self):
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1, "character": "scholar"}]
        made = self.server.make_table("duel", seats=seats)
        async with Client(self.server, made["token"]) as ann:
            seen = (await ann.join(made["table"]))["seats"]
            self.assertEqual([seat["character"] for seat in seen], [None, "scholar"])
        status, answer = self.server.rest("POST", "/api/tables", {"rules": "duel", "seats": [{"kind": "bot", "level": 1, "character": "thief"}] * 2})
        self.assertEqual((status, answer["error"]["code"]), (400, "bad-message"))

    async def test_a_rematch_asked_for_many_times_is_one_table(self):
        table, (ann, ben) = await seated(self.server)
        await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
        for client in (ann, ben) * 10:
            await client.send({"rematch": {"table": table}})
        made = await ann.hear("update", lambda update: update["rematch"]["table"])
        await ben.ask({"chat": {"table": table, "text": "again"}}, "said", lambda said: said.get("text") == "again")  # after them all
        mine = self.server.rest("GET", "/api/me/tables", token=ann.token, schema="myTables")[1]
        self.assertEqual([summary["table"] for summary in mine["running"]], [made["rematch"]["table"]])
        await leave([ann, ben])

    async def test_rematches_count_as_tables_made(self):
        with Server("--tables-per-minute", "3") as server:
            table, (ann, ben) = await seated(server)
            await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
            for _ in range(3):
                await ann.send({"rematch": {"table": table}})
            self.assertEqual((await ann.hear("refused", lambda refused: refused["code"] == "too-fast"))["table"], table)
            await leave([ann, ben])

    async def test_names_of_every_script_are_welcome(self):
        for name in ("Ann", "7", "阿明", "Ω", "ʿAlī", "ไทย", "🎲", "О'Нил", "１"):
            self.server.make_table("duel", seats=[{"kind": "human", "name": name}])

    async def test_public_tables_wait_in_the_lobby_after_a_restart_too(self):
        with Server("--public-tables", "2") as server:
            waiting = server.make_table("duel", public=True)["table"]
            playing = server.make_table("duel", public=True, seats=[{"kind": "human", "name": name} for name in "AB"])["table"]
            server.make_table("duel")
            server.kill()
            server.start()
            lobby = server.rest("GET", "/api/tables", schema="lobby")[1]["tables"]
            self.assertEqual([summary["table"] for summary in lobby], [waiting])
            async with Client(server) as watcher:  # and one that is played when somebody comes back to it
                await watcher.join(playing)
                lobby = server.rest("GET", "/api/tables", schema="lobby")[1]["tables"]
                self.assertEqual({summary["table"] for summary in lobby}, {waiting, playing})

    async def test_one_address_cannot_fill_the_lobby(self):
        with Server("--public-tables", "2") as server:
            address = {"X-Forwarded-For": "6.6.6.6"}
            answers = [server.rest("POST", "/api/tables", {"rules": "duel", "public": True}, headers=address) for _ in range(3)]
            self.assertEqual([status for status, _ in answers], [201, 201, 429])
            self.assertEqual(answers[2][1]["error"]["code"], "too-many")
            server.make_table("duel", address="6.6.6.6")  # private ones are not listed
            server.make_table("duel", address="5.5.5.5", public=True)
            self.assertEqual(len(server.rest("GET", "/api/tables", schema="lobby")[1]["tables"]), 3)
            made = answers[0][1]
            async with Client(server, made["token"]) as ann, Client(server) as ben:  # one that is over makes room
                await ann.join(made["table"])
                await ben.join(made["table"])
                await ben.ask({"sit": {"table": made["table"], "name": "Ben"}}, fits=lambda update: update["status"] == "playing")
                await ben.ask({"resign": {"table": made["table"]}}, fits=lambda update: update["status"] == "over")
                await asyncio.sleep(0.5)
            self.assertEqual(server.rest("POST", "/api/tables", {"rules": "duel", "public": True}, headers=address)[0], 201)

    async def test_rematch_turns_the_seats_around(self):
        table, (ann, ben) = await seated(self.server)
        await self.refused(ann, {"rematch": {"table": table}}, "not-over")
        await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
        wanted = await ann.ask({"rematch": {"table": table}})
        self.assertEqual(wanted["rematch"], {"wants": [0], "table": None})
        made = await ben.ask({"rematch": {"table": table}}, fits=lambda update: update["rematch"]["table"])
        await ann.hear("update", lambda update: update["rematch"]["table"])
        again = await ann.join(made["rematch"]["table"])
        self.assertEqual((again["status"], again["you"]), ("playing", [1]))
        await leave([ann, ben])

    async def test_a_deal_by_number_is_the_same_again_with_the_same_bot_and_counts_for_nothing(self):
        async def some_moves(number, rules="duel", bots=1):
            """What each seat did first, and nature: who is quicker of several that choose at once is of no account."""
            seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "level": 2}] * bots]
            made = self.server.make_table(rules, players=len(seats), seats=seats, deal=number, nonce=True)
            async with Client(self.server, made["token"]) as ann:
                update = await ann.join(made["table"])
                self.assertEqual((update["deal"], update["practice"], update["seats"][0]["nonce"]), (number, True, None))
                for _ in range(9):
                    round_before = update["round"]
                    update = await ann.act(update, choices(update)[0])
                    if update["round"] == round_before or 0 not in must_act(update):
                        update = await ann.hear("update", lambda heard: heard["round"] != round_before and 0 in must_act(heard))
                over = await ann.ask({"resign": {"table": made["table"]}}, fits=lambda heard: heard["status"] == "over")
            self.assertEqual(over["seed"], hashlib.sha256(f"heptad deal {number}".encode()).hexdigest())
            self.assertEqual(self.server.rest("GET", f"/api/tables/{made['table']}", schema="summary")[1]["deal"], number)
            record = self.server.rest("GET", f"/api/tables/{made['table']}/record")[1]
            lines = [line.split(" ", 1) for line in record.splitlines() if line.split()[0] in ("nature", *"012")]
            return {who: [what for one, what in lines if one == who][:8] for who, _ in lines}

        for rules, bots in (("duel", 1), ("wonders2", 2)):
            first = await some_moves(17, rules, bots)
            self.assertEqual([len(first[str(seat)]) for seat in range(1 + bots)], [8] * (1 + bots))
            for _ in range(3):
                self.assertEqual(await some_moves(17, rules, bots), first)
            self.assertNotEqual(await some_moves(18, rules, bots), first)
        status, answer = self.server.rest("POST", "/api/tables", {"rules": "duel", "deal": 0})
        self.assertEqual((status, answer["error"]["code"]), (400, "bad-message"))

    async def test_hints_are_legal_moves_and_only_against_bots(self):
        made = self.server.make_table("duel", seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
        async with Client(self.server, made["token"]) as ann, Client(self.server) as eve:
            update = await ann.join(made["table"])
            hint = await ann.ask({"hint": {"table": made["table"], "id": "h-1"}}, "hint")
            self.assertEqual((hint["seat"], hint["round"], hint["id"]), (0, update["round"], "h-1"))
            self.assertLessEqual({move["action"] for move in hint["moves"]}, set(choices(update)))
            for move in hint["moves"]:  # the draft: every wonder is good for something
                self.assertIn("brings", {reason["kind"] for reason in move["reasons"]})
            await self.refused(eve, {"hint": {"table": made["table"]}}, "wrong-turn")
        table, (ann, ben) = await seated(self.server)
        await until_turn_of([ann, ben], table, 0)
        await self.refused(ann, {"hint": {"table": table}}, "forbidden")
        await leave([ann, ben])

    async def test_chat_reaches_everybody_once_and_late_comers_too(self):
        table, (ann, ben) = await seated(self.server)
        watcher = await Client(self.server).connect()
        await watcher.join(table)
        await ann.send({"chat": {"table": table, "text": "祝好運 <b>!</b>"}})
        for client in (ann, ben, watcher):
            said = await client.hear("said", lambda heard: "text" in heard)
            self.assertEqual((said["text"], said["seat"], said["name"]), ("祝好運 <b>!</b>", 0, ann.updates[table]["seats"][0]["name"]))
        await watcher.ask({"chat": {"table": table, "text": "hello"}}, "said", lambda heard: heard["seat"] is None)
        late = await Client(self.server).connect()
        await late.join(table)
        await late.hear("said", lambda heard: heard.get("text") == "hello")
        await self.refused(ann, {"chat": {"table": table, "text": "x" * 301}}, "bad-text")
        await leave([ann, ben, watcher, late])

    async def test_pass_and_play_can_look_through_each_of_its_seats(self):
        made = self.server.make_table("duel", seats=[{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}])
        async with Client(self.server, made["token"]) as both:
            update = await both.join(made["table"])
            self.assertEqual(update["as"], must_act(update)[0])
            looked = await both.ask({"look": {"table": made["table"], "seat": 1}})
            self.assertEqual((looked["as"], looked["legal"]), (1, []))
            back = await both.ask({"look": {"table": made["table"], "seat": None}})
            self.assertEqual(back["as"], update["as"])

    async def test_pass_and_play_looks_back_through_each_of_its_seats_and_no_other(self):
        seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}, {"kind": "bot", "level": 1}]
        made = self.server.make_table("wonders1", players=3, seats=seats)
        async with Client(self.server, made["token"]) as both:
            await both.join(made["table"])
            path = f"/api/tables/{made['table']}/replay?step=64"
            for seat, query in ((0, ""), (0, "&seat=0"), (1, "&seat=1")):
                found = self.server.rest("GET", path + query, token=made["token"], schema="replay")[1]
                hands = [city["hand"] is not None for city in found["positions"][0]["view"]["seats"]]
                self.assertEqual(hands, [one == seat for one in range(3)])
            for query, token in (("&seat=2", made["token"]), ("&seat=0", None), ("&seat=99", made["token"])):
                status, answer = self.server.rest("GET", path + query, token=token)
                self.assertEqual((status, answer["error"]["code"]), (403, "not-yours"))

    async def test_the_lobby_shows_public_tables_only(self):
        public = self.server.make_table("duel", public=True)
        private = self.server.make_table("duel")
        tables = {summary["table"]: summary for summary in self.server.rest("GET", "/api/tables", schema="lobby")[1]["tables"]}
        self.assertIn(public["table"], tables)
        self.assertNotIn(private["table"], tables)
        self.assertEqual(tables[public["table"]]["status"], "waiting")
        mine = self.server.rest("GET", "/api/me/tables", token=private["token"], schema="myTables")[1]
        self.assertEqual([summary["table"] for summary in mine["running"]], [private["table"]])
        self.assertEqual(self.server.rest("GET", "/api/me/tables", schema="myTables")[1], {"running": [], "finished": []})

    async def test_leaving_a_table_ends_its_updates(self):
        table, (ann, ben) = await seated(self.server)
        await until_turn_of([ann, ben], table, 0)
        await ben.send({"leave": {"table": table}})
        await ben.silence()
        heard = len(ben.heard)
        await ann.act(ann.updates[table], choices(ann.updates[table])[0])
        await ben.silence()
        self.assertEqual([message for message in ben.heard[heard:] if "update" in message], [])
        await leave([ann, ben])

if __name__ == "__main__":
    unittest.main()
