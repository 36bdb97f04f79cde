"""Clocks over real time: they run out, they survive a restart, and they do not follow the machine's clock."""

import asyncio
import pathlib
import shutil
import tempfile
import time
import unittest

from heptad import HEPTAD, Client, Server, choices, leave, seated


class Clocks(unittest.IsolatedAsyncioTestCase):
    async def test_running_out_of_time_loses(self):
        with Server() as server:
            table, (ann, ben) = await seated(server, clock={"kind": "move", "seconds": 1})
            self.assertTrue(ann.updates[table]["seats"][0]["clock"]["running"])
            over = await ben.hear("update", lambda update: update["status"] == "over", timeout=10)
            self.assertEqual(over["result"], {"winners": [1], "how": "time"})
            self.assertEqual(over["seats"][0]["forfeit"], "time")
            await leave([ann, ben])

    async def test_time_stands_still_while_the_server_is_down(self):
        with Server() as server:
            table, (ann, ben) = await seated(server, clock={"kind": "game", "seconds": 60, "increment": 0})
            await asyncio.sleep(1)
            update = await ann.act(ann.updates[table], choices(ann.updates[table])[0])
            used = 60_000 - update["seats"][0]["clock"]["left"]
            self.assertGreaterEqual(used, 1000)
            server.kill()
            await asyncio.sleep(2)
            server.start()
            again = await Client(server, ann.token).connect()
            clocks = [seat["clock"]["left"] for seat in (await again.join(table))["seats"]]
            self.assertEqual(clocks[0], 60_000 - used)
            self.assertGreater(clocks[1], 57_000)
            await again.socket.close()

    async def test_a_move_may_take_days_and_the_days_survive_a_restart(self):
        with Server() as server:
            day = 86_400_000
            table, (ann, ben) = await seated(server, clock={"kind": "days", "days": 3})
            self.assertEqual(ann.updates[table]["clock"], {"kind": "days", "days": 3})
            update = await ann.act(ann.updates[table], choices(ann.updates[table])[0])
            self.assertFalse(update["seats"][0]["clock"]["running"])
            server.kill()
            server.start()
            again = await Client(server, ben.token).connect()
            clock = (await again.join(table))["seats"][1]["clock"]
            self.assertTrue(clock["running"])
            self.assertLessEqual(clock["left"], 3 * day)
            self.assertGreater(clock["left"], 3 * day - 60_000)
            await again.socket.close()

    async def test_a_clock_runs_out_after_a_restart_though_nobody_looks(self):
        with Server() as server:
            table, (ann, ben) = await seated(server, clock={"kind": "move", "seconds": 3})
            other, (eve, eli) = await seated(server)
            server.kill()
            server.start()
            self.assertEqual((server.metric("tables_live"), server.metric("tables_loaded_total")), (0, 0))
            end = time.monotonic() + 15
            while server.metric("acts_total") == 0 and server.metric("tables_loaded_total") == 0:
                self.assertLess(time.monotonic(), end)
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.5)
            self.assertEqual(server.rest("GET", f"/api/tables/{table}", schema="summary")[1]["result"]["how"], "time")
            self.assertEqual(server.metric("tables_loaded_total"), 1)  # the other one waits until somebody looks
            for client in (ann, ben, eve, eli):
                client.socket.transport.abort()

    async def test_an_action_earns_the_increment(self):
        with Server() as server:
            table, (ann, ben) = await seated(server, clock={"kind": "game", "seconds": 100, "increment": 30})
            update = await ann.act(ann.updates[table], choices(ann.updates[table])[0])
            left = [seat["clock"]["left"] for seat in update["seats"]]
            self.assertGreater(left[0], 110_000)
            self.assertLessEqual(left[1], 100_000)
            await leave([ann, ben])

    async def test_a_bot_on_my_own_seat_stops_and_refills_no_clock(self):
        with Server(bot_pause=60_000) as server:
            for clock in ({"kind": "move", "seconds": 60}, {"kind": "game", "seconds": 60, "increment": 0}):
                table, (ann, ben) = await seated(server, clock=clock)
                minded = await ann.ask({"standin": {"table": table, "seat": 0, "level": 1}}, fits=lambda update: update["seats"][0]["standin"])
                self.assertTrue(minded["seats"][0]["clock"]["running"])
                await asyncio.sleep(1)
                back = await ann.ask({"standin": {"table": table, "seat": 0, "level": None}}, fits=lambda update: not update["seats"][0]["standin"])
                self.assertLessEqual(back["seats"][0]["clock"]["left"], 59_000)
                await leave([ann, ben])

    @unittest.skipUnless(shutil.which("faketime"), "needs the package faketime")
    async def test_a_change_of_the_machines_clock_changes_no_clock_of_the_game(self):
        program = pathlib.Path(HEPTAD).read_bytes()
        if b"__tsan_init" in program or b"__asan_init" in program:
            self.skipTest("libfaketime and sanitizers get in each other's way before main(); the release build runs this")
        library = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
        with tempfile.NamedTemporaryFile("w") as offset:
            offset.write("+0")
            offset.flush()
            environment = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": offset.name, "FAKETIME_NO_CACHE": "1",
                           "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
            with Server(environment=environment) as server:
                created = server.rest("GET", f"/api/tables/{server.make_table()['table']}")[1]["created"]
                table, (ann, ben) = await seated(server, clock={"kind": "move", "seconds": 30})
                for jump in ("+10d", "-10d"):
                    offset.seek(0)
                    offset.truncate()
                    offset.write(jump)
                    offset.flush()
                    await asyncio.sleep(0.6)
                    await ann.silence()
                    watcher = await Client(server).connect()
                    update = await watcher.join(table)
                    self.assertEqual(update["status"], "playing")
                    self.assertGreater(update["seats"][0]["clock"]["left"], 20_000)
                    self.assertLessEqual(update["seats"][0]["clock"]["left"], 30_000)
                    await watcher.socket.close()
                # The jump did reach the server: what it writes on calendars has moved.
                later = server.rest("GET", f"/api/tables/{server.make_table()['table']}")[1]["created"]
                self.assertLess(later, created - 9 * 86_400_000)
                await leave([ann, ben])


if __name__ == "__main__":
    unittest.main()
