"""Whole games of every rule set over real sockets: what everybody sees, and what nobody may."""

import asyncio
import hashlib
import json
import os
import subprocess
import unittest

from heptad import HEPTAD, SLOW, Client, Server, leave, play, seated
from own_check import wrong_draws
from secrets_of_games import check_secrets


GAMES = int(os.environ.get("HEPTAD_GAMES", "10" if SLOW else "1"))  # of each rule set and number of players


def without_presence(update):
    kept = {key: value for key, value in update.items() if key not in ("ack", "watching")}
    kept["seats"] = [{key: value for key, value in seat.items() if key not in ("present", "clock")} for seat in update["seats"]]
    return kept


class WholeGames(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "10000", "--message-burst", "10000").start()
        cls.rules = cls.server.rest("GET", "/api/rules", schema="rulesList")[1]["rules"]

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def games(self):
        for rules in self.rules:
            players = rules["players"]
            for count in players if SLOW else {players[0], players[-1]}:
                for _ in range(GAMES):
                    yield rules["rules"], count

    async def test_every_rule_set_is_played_to_its_end_and_everybody_agrees(self):
        for rules, players in self.games():
            with self.subTest(rules=rules, players=players):
                table, clients = await seated(self.server, rules, players)
                watcher = await Client(self.server).connect()
                await watcher.join(table)
                middle = 30
                await asyncio.gather(*(play(client, table, until=lambda update: update["step"] >= middle) for client in clients))
                for client in [*clients, watcher]:
                    await self.look_back(client, table)
                ends = await asyncio.gather(*(play(client, table) for client in [*clients, watcher]))
                for end in ends:
                    self.assertEqual(end["result"], ends[0]["result"])
                    self.assertEqual(end["seed"], ends[0]["seed"])
                self.assertEqual(hashlib.sha256(bytes.fromhex(ends[0]["seed"])).hexdigest(), ends[0]["seed_hash"])
                await self.check_ending(table, clients, watcher)
                await leave([*clients, watcher])

    async def look_back(self, client, table):
        """What the replay of a running game shows is kept with everything else the client heard."""
        await client.silence()
        seen_as = client.updates[table]["as"]
        path = f"/api/tables/{table}/replay?step=0&count=64"
        for position in self.server.rest("GET", path, token=client.token, schema="replay")[1]["positions"]:
            client.heard.append({"update": {**position, "table": table, "as": seen_as, "status": "playing"}})

    async def check_ending(self, table, clients, watcher):
        status, record = self.server.rest("GET", f"/api/tables/{table}/record")
        self.assertEqual(status, 200)
        self.assertIn("\nresult ", record)
        self.check_deal(record, watcher.updates[table]["seed_hash"])
        moves = [line for line in record.splitlines() if line.split()[0] in ("nature", *"01234567")]
        replay = await self.whole_replay(table)
        self.assertEqual([position["line"] for position in replay[1:]], moves)
        self.assertEqual(replay[-1]["view"]["result"], watcher.updates[table]["view"]["result"])
        how, page = self.server.fetch(f"/api/tables/{table}/replay?step=5&count=3", "gzip")
        self.assertEqual((how, json.loads(page)["positions"]), ("gzip", replay[5:8]))
        for client in [*clients, watcher]:
            check_secrets(self, record, replay, client, table)
        mine = self.server.rest("GET", "/api/me/tables", token=clients[0].token, schema="myTables")[1]
        self.assertIn(table, [summary["table"] for summary in mine["finished"]])

    def check_deal(self, record, seed_hash):
        """Anybody can, with the record and the hash shown at the start; another hash does not pass."""
        for promised, code in ((seed_hash, 0), (hashlib.sha256(b"").hexdigest(), 2)):
            done = subprocess.run([HEPTAD, "replay", "--deal", promised, "-"], input=record.encode(), capture_output=True)
            self.assertEqual(done.returncode, code, done.stderr.decode())

    async def test_the_check_of_secrets_would_find_a_leak(self):
        for rules, players in (("wonders2", 3), ("wonders1", 2), ("duel+pantheon", 2), ("wonders1+armada", 4)):
            # With Pantheon a seat may have laid nothing face down in one game, hardly in so many.
            found = [await self.leak_is_found(rules, players) for _ in range(1 if rules != "duel+pantheon" else 6)]
            self.assertIn(True, found, rules)

    async def leak_is_found(self, rules, players):
        table, clients = await seated(self.server, rules, players)
        await asyncio.gather(*(play(client, table) for client in clients))
        record = self.server.rest("GET", f"/api/tables/{table}/record")[1]
        for message in clients[0].heard:  # as if another seat had been sent all this
            if "update" in message:
                message["update"]["as"] = 1
        try:
            check_secrets(self, record, await self.whole_replay(table), clients[0], table)
            return False
        except AssertionError:
            return True
        finally:
            await leave(clients)

    async def whole_replay(self, table):
        positions = []
        while True:
            page = self.server.rest("GET", f"/api/tables/{table}/replay?step={len(positions)}&count=64", schema="replay")[1]
            self.assertTrue(page["whole"])
            positions += page["positions"]
            if len(positions) > page["steps"]:
                return positions

    async def test_a_reconnected_seat_and_a_late_spectator_get_the_same_view(self):
        for rules in self.rules:
            table, clients = await seated(self.server, rules["rules"], rules["players"][0])
            watcher = await Client(self.server).connect()
            await watcher.join(table)
            await asyncio.gather(*(play(client, table, until=lambda update: update["step"] >= 40) for client in clients))
            for client in [*clients, watcher]:
                await client.silence()
                before = client.updates[table]
                again = await Client(self.server, client.token).connect()
                after = await again.join(table)
                self.assertEqual(after["events_from"], 0)
                seen = dict(without_presence(before), events=[], events_from=0)
                self.assertEqual(dict(without_presence(after), events=[]), seen)
                # The events heard one by one are the events of the late comer.
                events = []
                for message in client.heard:
                    if "update" in message:
                        del events[message["update"]["events_from"]:]
                        events += message["update"]["events"]
                self.assertEqual(after["events"], events)
                await again.socket.close()
            await leave([*clients, watcher])

    async def test_a_game_against_bots_only_needs_one_person(self):
        for rules in self.rules:
            for players in {rules["players"][0], rules["players"][-1]}:
                seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "bot", "level": 2}] * (players - 1)
                made = self.server.make_table(rules["rules"], players=players, seats=seats)
                client = await Client(self.server, made["token"]).connect()
                end = await play(client, made["table"])
                self.assertEqual(end["status"], "over")
                await client.socket.close()

    async def test_partners_see_each_others_hands_and_win_together(self):
        for partners in ("open", "closed"):
            seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": 1}]
            options = {"partners": partners}
            made = self.server.make_table("wonders2+armada+teams", players=4, seats=seats, options=options)
            clients = [await Client(self.server, made["token"]).connect()]
            await clients[0].join(made["table"])
            for name in ("Ben", "Cleo"):
                clients.append(await Client(self.server).connect())
                await clients[-1].join(made["table"])
                await clients[-1].ask({"sit": {"table": made["table"], "name": name}}, fits=lambda update: update["you"])
            watcher = await Client(self.server).connect()
            await watcher.join(made["table"])
            await asyncio.gather(*(play(one, made["table"], until=lambda update: update["view"]["age"] == 1) for one in clients))
            for client in [*clients, watcher]:
                await client.silence()
                update = client.updates[made["table"]]
                shown = [seat for seat, hand in enumerate(update["view"]["hand"]) if hand]
                me = update["as"]
                mine = set() if me is None else {me, me ^ 1} if partners == "open" else {me}
                self.assertEqual(set(shown), mine)
            ends = await asyncio.gather(*(play(client, made["table"]) for client in [*clients, watcher]))
            self.assertIn(ends[0]["result"]["winners"], ([0, 1], [2, 3], [0, 1, 2, 3]))  # or even in points and coins
            record = self.server.rest("GET", f"/api/tables/{made['table']}/record")[1]
            for client in [*clients, watcher]:
                check_secrets(self, record, await self.whole_replay(made["table"]), client, made["table"])
            await leave([*clients, watcher])

    async def test_a_team_that_is_left_has_won_and_partners_stay_together_in_a_rematch(self):
        table, clients = await seated(self.server, "wonders1+teams", 4)
        await play(clients[0], table, until=lambda update: update["step"] >= 6)
        await clients[2].ask({"resign": {"table": table}}, fits=lambda update: update["seats"][2]["forfeit"])
        self.assertEqual(clients[2].updates[table]["status"], "playing")
        end = await clients[3].ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
        self.assertEqual(end["result"], {"winners": [0, 1], "how": "resignation"})
        record = self.server.rest("GET", f"/api/tables/{table}/record")[1]
        self.assertIn("\nresult 0 1 resignation\n", record)
        names = [seat["name"] for seat in end["seats"]]
        for client in clients[:3]:
            await client.send({"rematch": {"table": table}})
        made = await clients[3].ask({"rematch": {"table": table}}, fits=lambda update: update["rematch"]["table"])
        again = await clients[0].join(made["rematch"]["table"])
        self.assertEqual([seat["name"] for seat in again["seats"]], names[2:] + names[:2])
        await leave(clients)

    async def test_pass_and_play_one_token_plays_every_seat(self):
        for rules in self.rules:
            players = rules["players"][0]
            seats = [{"kind": "human", "name": f"P{seat}"} for seat in range(players)]
            made = self.server.make_table(rules["rules"], players=players, seats=seats)
            self.assertEqual(made["you"], list(range(players)))
            client = await Client(self.server, made["token"]).connect()
            end = await play(client, made["table"])
            self.assertEqual(end["status"], "over")
            self.assertEqual(end["you"], list(range(players)))
            await client.socket.close()

    async def test_before_the_end_neither_record_nor_seed_nor_lines_are_shown(self):
        table, clients = await seated(self.server)
        await play(clients[0], table, until=lambda update: update["step"] >= 3)
        self.assertEqual(self.server.rest("GET", f"/api/tables/{table}/record")[0], 403)
        summary = self.server.rest("GET", f"/api/tables/{table}", schema="summary")[1]
        self.assertIsNone(summary["seed"])
        replay = self.server.rest("GET", f"/api/tables/{table}/replay?step=0&count=64", schema="replay")[1]
        self.assertFalse(replay["whole"])
        self.assertEqual({position["line"] for position in replay["positions"]}, {None})
        await leave(clients)

    def test_the_catalogue_of_every_rule_set_is_served(self):
        for rules in self.rules:
            path = f"/api/catalogue?rules={rules['rules'].replace('+', '%2B')}"
            status, catalogue = self.server.rest("GET", path, schema="catalogue")
            self.assertEqual(status, 200)
            self.assertEqual(catalogue["rules"], rules["rules"])
        self.assertEqual(self.server.rest("GET", "/api/catalogue?rules=chess")[0], 400)


class FairDeal(unittest.IsolatedAsyncioTestCase):
    """Nonces are added after the hash was shown, and every draw follows from them."""

    async def begun(self, server, seats):
        made = server.make_table("duel", seats=seats, nonce=True)
        ann = await Client(server, made["token"]).connect()
        waiting = await ann.join(made["table"])
        self.assertEqual((waiting["status"], waiting["step"], waiting["seats"][0]["nonce"]), ("waiting", 0, None))
        return made["table"], ann, waiting

    def replay(self, record, *arguments):
        done = subprocess.run([HEPTAD, "replay", *arguments, "-"], input=record.encode(), capture_output=True)
        return done.returncode, done.stderr.decode()

    async def test_against_a_bot_the_first_card_waits_for_my_nonce(self):
        with Server() as server:
            table, ann, waiting = await self.begun(server, [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": 1}])
            nonce = "0123456789abcdef" * 2
            await ann.raw(json.dumps({"nonce": {"table": table, "nonce": "xyz"}}))
            self.assertEqual((await ann.hear("refused"))["code"], "bad-nonce")
            begun = await ann.ask({"nonce": {"table": table, "nonce": nonce}}, fits=lambda update: update["status"] == "playing")
            self.assertEqual([seat["nonce"] for seat in begun["seats"]], [nonce, None])
            self.assertEqual(begun["seed_hash"], waiting["seed_hash"])
            self.assertEqual((await ann.ask({"nonce": {"table": table, "nonce": nonce}}, "refused"))["code"], "frozen")
            end = await play(ann, table)
            record = server.rest("GET", f"/api/tables/{table}/record")[1]
            self.assertEqual(self.replay(record, "--deal", waiting["seed_hash"], "--nonce", nonce)[0], 0)
            # Somebody else's check, from the documents, comes to the same.
            catalogue = server.rest("GET", "/api/catalogue?rules=duel")[1]
            draws, wrong = wrong_draws(record, catalogue)
            self.assertGreater(draws, 20)
            self.assertEqual(wrong, [])
            self.assertNotEqual(wrong_draws(record.replace(nonce, nonce[::-1]), catalogue)[1], [])
            self.assertEqual(self.replay(record, "--deal", waiting["seed_hash"], "--nonce", nonce[::-1])[0], 2)
            self.assertEqual(hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest(), waiting["seed_hash"])
            code, said = self.replay(record.replace(nonce, nonce[::-1]), "--deal", waiting["seed_hash"])
            self.assertEqual(code, 2)
            self.assertIn("the seed gives", said)
            code, said = self.replay("".join(record.splitlines(True)[:-2]), "--deal", waiting["seed_hash"])
            self.assertEqual(code, 2)
            self.assertIn("stops before the end", said)
            await ann.socket.close()

    async def test_a_promised_nonce_is_waited_for_after_a_crash_and_in_a_rematch(self):
        with Server() as server:
            table, ann, waiting = await self.begun(server, [{"kind": "human", "name": "Ann"}, {"kind": "open"}])
            ben = await Client(server).connect()
            await ben.join(table)
            sat = await ben.ask({"sit": {"table": table, "name": "Ben", "nonce": "b" * 32}}, fits=lambda update: update["you"])
            self.assertEqual((sat["status"], sat["step"]), ("waiting", 0))
            server.kill()
            server.start()
            ann = await Client(server, ann.token).connect()
            self.assertEqual((await ann.join(table))["status"], "waiting")
            begun = await ann.ask({"nonce": {"table": table, "nonce": "a" * 32}}, fits=lambda update: update["status"] == "playing")
            self.assertEqual(begun["seed_hash"], waiting["seed_hash"])
            await ann.ask({"resign": {"table": table}}, fits=lambda update: update["status"] == "over")
            record = server.rest("GET", f"/api/tables/{table}/record")[1]
            self.assertIn("\nresult 1 resignation\n", record)
            self.assertEqual(self.replay(record, "--deal", begun["seed_hash"], "--nonce", "a" * 32, "--nonce", "b" * 32)[0], 0)
            ben = await Client(server, ben.token).connect()
            await ben.join(table)
            await ann.send({"rematch": {"table": table}})
            made = await ben.ask({"rematch": {"table": table}}, fits=lambda update: update["rematch"]["table"])
            again = made["rematch"]["table"]
            for client, letter in ((ann, "c"), (ben, "d")):
                joined = await client.join(again)
                self.assertEqual((joined["status"], joined["step"]), ("waiting", 0))
                await client.ask({"nonce": {"table": again, "nonce": letter * 32}}, fits=lambda update: update["table"] == again)
            self.assertEqual(ben.updates[again]["status"], "playing")
            await leave([ann, ben])


if __name__ == "__main__":
    unittest.main()
