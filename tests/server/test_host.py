"""What a host does beside the running server, and what people may do about each other."""

import asyncio
import contextlib
import hashlib
import json
import sqlite3
import subprocess
import unittest

from heptad import HEPTAD, Client, Closed, Server, leave, seated
from postgres import Postgres, needs_postgres

DAY = 86_400_000


def person(token):
    return hashlib.sha256(token.encode()).hexdigest()


def admin(server, *command):
    """(exit code, decoded answer)."""
    done = subprocess.run([HEPTAD, "admin", *command, "--db", server.database, "--json"], capture_output=True, text=True, timeout=120)
    return done.returncode, json.loads(done.stdout)


def stored(server, query, *values):
    """Rows of the server's database, of whichever kind."""
    if server.database.startswith("postgresql:"):
        for value in values:
            query = query.replace("?", str(value) if isinstance(value, int) else f"'{value}'", 1)
        return [tuple(int(cell) if cell.isdigit() else cell for cell in row) for row in Postgres.query(None, query, server.database)]
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        return database.execute(query, values).fetchall()


async def say(client, table, words):
    return await client.ask({"chat": {"table": table, "text": words}}, "said", lambda said: said.get("text") == words)


async def until(holds):
    while not holds():
        await asyncio.sleep(0.1)


class Host(unittest.IsolatedAsyncioTestCase):
    def server(self, *arguments):
        return Server(*arguments)


class OnPostgres:
    """The same on PostgreSQL: each test has a database of its own."""

    @classmethod
    def setUpClass(cls):
        cls.postgres = cls.enterClassContext(Postgres())

    def server(self, *arguments):
        return Server(*arguments, database=self.postgres.new_database())


class Tables(Host):
    async def test_tables_are_listed_and_found_while_the_server_runs(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            other = server.make_table("wonders2", players=3)["table"]
            code, answer = admin(server, "list")
            self.assertEqual((code, [row["table"] for row in answer["tables"]]), (0, [other, table]))
            self.assertEqual(answer["tables"][1]["people"][1], {"seat": 1, "name": "Player 2", "person": person(ben.token)})
            self.assertEqual([row["table"] for row in admin(server, "list", "--status", "playing")[1]["tables"]], [table])
            for what in (table, "yer 2", ben.token, person(ben.token)[:10]):
                self.assertEqual([row["table"] for row in admin(server, "find", what)[1]["tables"]], [table], what)
            self.assertEqual(admin(server, "find", "Nobody"), (1, {"ok": True, "tables": []}))
            await leave([ann, ben])

    async def test_a_running_game_is_ended_without_a_winner(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual(admin(server, "end", table)[0], 0)
            over = await ann.hear("update", lambda update: update["status"] == "over")
            self.assertEqual(over["result"], {"winners": [], "how": "abandoned"})
            self.assertEqual(admin(server, "end", table)[0], 1)  # once is enough
            self.assertEqual(admin(server, "end", "nowhere"), (1, {"ok": False, "error": {"message": "There is no such table."}}))
            await leave([ann, ben])

    async def test_a_table_is_deleted_and_whoever_is_there_is_told(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual(admin(server, "delete", table)[0], 0)
            self.assertEqual((await ann.hear("refused"))["code"], "unknown-table")
            self.assertEqual(server.rest("GET", f"/api/tables/{table}")[0], 404)
            for where in ("tables WHERE id", "journal WHERE table_id", "seats WHERE table_id"):
                self.assertEqual(stored(server, f"SELECT count(*) FROM {where} = ?", table), [(0,)])
            update = ben.updates[table]
            await ben.send(ben.act_message(update, "build baths"))
            self.assertEqual((await ben.hear("refused", lambda refused: "id" in refused))["code"], "unknown-table")
            self.assertEqual(server.rest("GET", "/readyz")[0], 200)
            await leave([ann, ben])

    async def test_an_order_waits_for_the_server(self):
        with self.server() as server:
            table, clients = await seated(server)
            await leave(clients)
            server.stop()
            self.assertEqual(admin(server, "delete", table), (3, {"ok": True, "done": False,
                "message": "No server has answered: it is done when one runs."}))
            server.start()
            self.assertEqual(admin(server, "delete", table)[1]["error"]["message"], "There is no such table.")

    def test_a_file_of_another_kind_or_version_is_left_alone(self):
        with self.server() as server:
            server.stop()
            (version,), = stored(server, "PRAGMA user_version")
            stored(server, "PRAGMA user_version = 99")
            self.assertEqual(admin(server, "list")[0], 1)
            stored(server, f"PRAGMA user_version = {version}")
            self.assertEqual(admin(server, "list")[0], 0)
            stored(server, "PRAGMA application_id = 7")
            self.assertEqual(admin(server, "list")[0], 1)


class Retention(Host):
    async def test_old_games_and_old_chat_go_and_what_is_young_or_running_stays(self):
        with self.server("--keep-games", "365d", "--keep-chat", "30d") as server:
            made = {}
            for name in ("old", "quiet", "young", "running"):
                made[name], clients = await seated(server)
                await say(clients[0], made[name], f"hello {name}")
                if name != "running":
                    await clients[0].ask({"resign": {"table": made[name]}}, fits=lambda update: update["status"] == "over")
                await leave(clients)
            server.stop()
            for name, days in (("old", 400), ("quiet", 40), ("young", 20)):
                stored(server, "UPDATE tables SET ended = ended - ? WHERE id = ?", days * DAY, made[name])
            server.start()
            await until(lambda: server.rest("GET", f"/api/tables/{made['old']}")[0] == 404)
            await until(lambda: stored(server, "SELECT chat FROM tables WHERE id = ?", made["quiet"]) == [(0,)])
            async with Client(server) as client:
                for name, words in (("quiet", []), ("young", ["hello young"]), ("running", ["hello running"])):
                    await client.join(made[name])
                    await client.silence()
                    heard = [m["said"]["text"] for m in client.heard if m.get("said", {}).get("table") == made[name] and "text" in m["said"]]
                    self.assertEqual(heard, words)
                # what comes after it counts on from there
                said = await say(client, made["quiet"], "again")
                self.assertGreater(said["n"], 1)
            self.assertNotIn(b"hello quiet", journals(server))


def journals(server):
    """Every entry of every journal."""
    return "\n".join(entry for entry, in stored(server, "SELECT entry FROM journal")).encode()


class People(Host):
    async def test_a_banned_person_is_shown_out_and_kept_out_until_let_in_again(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual(admin(server, "ban", person(ben.token)[:12], "--why", "rude")[0], 0)
            self.assertEqual((await ben.hear("refused"))["code"], "banned")
            with self.assertRaises(Closed) as closed:
                await ben.silence()
            self.assertEqual(closed.exception.code, 1008)
            self.assertEqual(server.rest("POST", "/api/tables", {"rules": "duel"}, ben.token)[1]["error"]["code"], "banned")
            again = await Client(server).connect(hello=False)
            await again.send({"hello": {"token": ben.token}})
            self.assertEqual((await again.hear("refused"))["code"], "banned")
            await ann.silence()  # the others play on
            self.assertEqual(admin(server, "sanctions")[1]["sanctions"][0]["why"], "rude")
            self.assertEqual(admin(server, "unban", ben.token)[0], 0)
            self.assertEqual(admin(server, "unban", ben.token)[0], 1)
            async with Client(server, ben.token) as back:
                self.assertEqual((await back.join(table))["you"], [1])
            await leave([ann, again])

    async def test_a_banned_address_gets_nothing_also_after_a_restart_and_a_ban_may_end_by_itself(self):
        with self.server() as server:
            async with Client(server, address="203.0.113.9") as there, Client(server, address="203.0.113.10") as neighbour:
                self.assertEqual(admin(server, "ban", "203.0.113.9")[0], 0)
                self.assertEqual((await there.hear("refused"))["code"], "banned")
                await neighbour.silence()
            elsewhere = {"X-Forwarded-For": "203.0.113.9"}
            server.stop()
            server.start()
            self.assertEqual(server.rest("GET", "/api/rules", headers=elsewhere)[0], 403)
            self.assertEqual(admin(server, "ban", "203.0.113.9", "--for", "1s")[0], 0)
            await until(lambda: server.rest("GET", "/api/rules", headers=elsewhere)[0] == 200)
            self.assertEqual(admin(server, "ban", "2001:db8::7")[0], 0)  # a household
            self.assertEqual(server.rest("GET", "/api/rules", headers={"X-Forwarded-For": "2001:db8::8"})[0], 403)

    async def test_a_ban_may_take_the_addresses_with_it(self):
        with self.server() as server:
            made = server.make_table()
            async with Client(server, made["token"], address="203.0.113.20") as ann:
                self.assertEqual(admin(server, "ban", made["token"], "--addresses")[0], 0)
                self.assertEqual((await ann.hear("refused"))["code"], "banned")
            self.assertEqual(server.rest("GET", "/api/rules", headers={"X-Forwarded-For": "203.0.113.20"})[0], 403)
            self.assertEqual(admin(server, "ban", made["token"], "--addresses")[0], 1)  # not connected

    async def test_whoever_is_muted_plays_and_does_not_talk(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual(admin(server, "mute", ben.token)[0], 0)
            self.assertEqual((await ben.ask({"chat": {"table": table, "text": "hello"}}, "refused"))["code"], "muted")
            await say(ann, table, "hello")
            self.assertEqual(admin(server, "unmute", ben.token)[0], 0)
            await say(ben, table, "hello")
            await leave([ann, ben])

    async def test_who_is_removed_is_in_no_summary_either(self):
        def named():
            return stored(server, "SELECT count(*) FROM summaries WHERE summary LIKE '%Annabel%'")

        with self.server() as server:
            made = server.make_table(seats=[{"kind": "human", "name": "Annabel"}, {"kind": "open"}])
            async with Client(server) as ben:
                await ben.join(made["table"])
                await ben.ask({"sit": {"table": made["table"], "name": "Ben"}}, fits=lambda update: update["status"] == "playing")
            server.stop()
            self.assertEqual(named(), [(1,)])
            server.start()
            self.assertEqual(admin(server, "delete-person", made["token"])[0], 0)
            self.assertEqual(named(), [(0,)])
            server.stop()
            self.assertEqual(named(), [(0,)])
            server.start()
            mine, = server.rest("GET", "/api/me/tables", token=ben.token)[1]["finished"]
            self.assertEqual([seat["name"] for seat in mine["seats"]], ["Player 1", "Ben"])

    async def test_all_of_a_persons_data_goes_and_the_others_keep_their_games(self):
        with self.server() as server:
            made = server.make_table(seats=[{"kind": "human", "name": "Annabel"}, {"kind": "open"}])
            alone = server.make_table(token=made["token"], seats=[{"kind": "human", "name": "Annabel"}, {"kind": "bot", "level": 1}])["table"]
            waiting = server.make_table(token=made["token"], seats=[{"kind": "human", "name": "Annabel"}, {"kind": "open"}])["table"]
            ann, ben = await Client(server, made["token"]).connect(), await Client(server).connect()
            table = made["table"]
            await ann.join(table)
            await ben.join(table)
            await ben.ask({"sit": {"table": table, "name": "Ben"}}, fits=lambda update: update["status"] == "playing")
            await say(ann, table, "secret of Annabel")
            await say(ben, table, "secret of Ben")
            await ben.ask({"report": {"table": table, "seat": 0, "why": "too good"}}, "reported")
            over, (cleo, dan) = await seated(server)  # over already, with a name of its own
            await dan.ask({"resign": {"table": over}}, fits=lambda update: update["status"] == "over")

            self.assertEqual(admin(server, "delete-person", made["token"])[0], 0)
            kept = journals(server)
            for gone in (b"Annabel", person(made["token"]).encode()):
                self.assertNotIn(gone, kept)
            self.assertIn(b"secret of Ben", kept)
            self.assertEqual(admin(server, "reports")[1]["reports"], [])
            for code, status in ((table, 200), (alone, 404), (waiting, 404), (over, 200)):
                self.assertEqual(server.rest("GET", f"/api/tables/{code}")[0], status)
            while ben.updates[table]["seats"][0]["name"] != "Player 1":
                await ben.hear("update")
            self.assertEqual((ben.updates[table]["status"], ben.updates[table]["result"]["winners"]), ("over", [1]))
            self.assertEqual(server.rest("GET", f"/api/tables/{table}/record")[0], 200)
            server.stop()  # and it can be read again
            server.start()
            self.assertEqual(server.rest("GET", f"/api/tables/{table}")[1]["seats"][0]["name"], "Player 1")
            await leave([ann, ben, cleo, dan])

    async def test_a_report_reaches_the_host(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            said = await say(ben, table, "you fool")
            await ann.ask({"report": {"table": table, "n": said["n"], "why": "not nice"}}, "reported")
            report, = admin(server, "reports")[1]["reports"]
            self.assertEqual((report["table"], report["about"], report["by"]), (table, person(ben.token), person(ann.token)))
            self.assertEqual((report["name"], report["said"], report["why"]), ("Player 2", "you fool", "not nice"))
            for wrong in ({"table": table}, {"table": table, "n": 99}, {"table": table, "seat": 7}):
                self.assertIn((await ann.ask({"report": wrong}, "refused"))["code"], ("unknown-seat", "bad-message"))
            self.assertEqual(admin(server, "reports", "--done", str(report["n"]))[0], 0)
            self.assertEqual(admin(server, "reports")[1]["reports"], [])
            await leave([ann, ben])

    async def test_reports_are_bounded(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            codes = []
            for _ in range(12):  # as many as may be said at once, and some more
                await ann.send({"report": {"table": table, "seat": 1}})
                answer, _ = await ann.next()
                while answer not in ("reported", "refused"):
                    answer, _ = await ann.next()
                codes.append(answer)
            self.assertEqual(set(codes[:8]), {"reported"})
            self.assertIn("refused", codes)
            await leave([ann, ben])

    async def test_who_is_blocked_cannot_sit_with_me_nor_be_heard_by_me(self):
        with self.server() as server:
            table, (ann, ben) = await seated(server)
            self.assertEqual((await ann.ask({"block": {"table": table, "seat": 1}}, "blocked"))["seat"], 1)
            await say(ben, table, "hello")
            await ann.silence()
            self.assertFalse([m for m in ann.heard if m.get("said", {}).get("text") == "hello"])
            await ann.join(table)  # nor when I come back
            await ann.silence()
            self.assertFalse([m for m in ann.heard if m.get("said", {}).get("text") == "hello"])
            next_table = server.make_table(token=ann.token)["table"]
            await ben.join(next_table)
            self.assertEqual((await ben.ask({"sit": {"table": next_table, "name": "Ben"}}, "refused"))["code"], "blocked")
            self.assertEqual((await ann.ask({"block": {"table": table, "seat": 0}}, "refused"))["code"], "unknown-seat")  # myself

            listed = server.rest("GET", "/api/me/blocked", token=ann.token, schema="blockList")[1]["blocked"]
            self.assertEqual([one["name"] for one in listed], ["Player 2"])
            path = f"/api/me/blocked/{listed[0]['n']}"
            self.assertEqual(server.rest("DELETE", path, token=ben.token)[0], 200)  # not his to lift
            self.assertEqual((await ben.ask({"sit": {"table": next_table, "name": "Ben"}}, "refused"))["code"], "blocked")
            self.assertEqual(server.rest("DELETE", path, token=ann.token)[0], 200)
            await ben.ask({"sit": {"table": next_table, "name": "Ben"}}, fits=lambda update: update["status"] == "playing")
            await say(ben, table, "hello again")
            await ann.hear("said", lambda said: said.get("text") == "hello again")
            await leave([ann, ben])


@needs_postgres
class TablesOnPostgres(OnPostgres, Tables):
    def test_a_file_of_another_kind_or_version_is_left_alone(self):
        with self.server() as server:
            server.stop()
            (version,), = stored(server, "SELECT version FROM heptad_schema")
            stored(server, "UPDATE heptad_schema SET version = 99")
            self.assertEqual(admin(server, "list")[0], 1)
            stored(server, f"UPDATE heptad_schema SET version = {version}")
            self.assertEqual(admin(server, "list")[0], 0)
            stored(server, "DROP TABLE heptad_schema")
            self.assertIn("another program", admin(server, "list")[1]["error"]["message"])

    def test_what_postgresql_does_itself_is_left_to_it(self):
        with self.server() as server:
            self.assertIn("pg_amcheck", admin(server, "check")[1]["error"]["message"])
            self.assertIn("pg_dump", admin(server, "backup", "/nowhere/copy")[1]["error"]["message"])
            server.database = server.database.replace("/made", "/none")
            code, answer = admin(server, "list")
            self.assertEqual(code, 1)
            self.assertIn("cannot be used", answer["error"]["message"])


@needs_postgres
class RetentionOnPostgres(OnPostgres, Retention):
    pass


@needs_postgres
class PeopleOnPostgres(OnPostgres, People):
    pass


if __name__ == "__main__":
    unittest.main()
