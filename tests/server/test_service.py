"""The server as a service: signals, metrics, its log."""

import asyncio
import contextlib
import json
import tempfile
import unittest

from heptad import Client, Closed, OneServer, Server, choices, leave, seated


class Service(OneServer):
    async def test_sigterm_says_goodbye_and_ends_cleanly(self):
        with Server() as server:
            table, clients = await seated(server)
            update = await clients[0].act(clients[0].updates[table], choices(clients[0].updates[table])[0])
            stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
            with self.assertRaises(Closed) as closed:
                while True:
                    await clients[1].next()
            self.assertEqual(closed.exception.code, 1012)
            self.assertEqual(await stopping, 0)
            server.start()
            again = await Client(server, clients[0].token).connect()
            self.assertEqual((await again.join(table))["step"], update["step"])
            await again.socket.close()

    async def test_a_stopping_server_plays_on_makes_no_table_and_dismisses_one_after_the_other(self):
        with Server("--drain-seconds", "60") as server:
            table, (ann, ben) = await seated(server)
            crowd = [await Client(server).connect() for _ in range(100)]  # two seconds of goodbyes
            server.process.terminate()
            codes = []

            async def wait_for_goodbye(client):
                with self.assertRaises(Closed) as closed:
                    while True:
                        await client.next(60)
                codes.append(closed.exception.code)

            gone = [asyncio.create_task(wait_for_goodbye(client)) for client in crowd]
            await asyncio.wait(gone, return_when=asyncio.FIRST_COMPLETED)
            self.assertLess(len(codes), len(crowd))  # not everybody at once
            refused = set()
            for client in (ann, ben):  # whoever is still there plays, and gets no new table
                with contextlib.suppress(Closed):
                    await client.send({"rematch": {"table": table}})
                    refused.add((await client.hear("refused"))["code"])
            self.assertLessEqual(refused, {"busy"})
            await asyncio.gather(*gone)
            self.assertEqual(set(codes), {1012})
            self.assertEqual(server.process.wait(60), 0)

    async def test_a_second_signal_ends_it_at_once(self):
        with Server("--drain-seconds", "600", "--log-level", "err") as server:
            crowd = [await Client(server).connect() for _ in range(30)]
            server.process.terminate()
            server.process.terminate()
            self.assertEqual(server.process.wait(60), 0)
            await leave(crowd)

    async def test_metrics_tell_of_queues_lag_process_files_and_answers(self):
        self.server.rest("GET", "/api/tables/nowhere")
        text = self.server.rest("GET", "/metrics")[1]
        for line in text.splitlines():  # Prometheus' own form
            self.assertRegex(line, r'^(# TYPE [a-z_]+ (counter|gauge|histogram)|[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+)$')
        for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds", "heptad_database_bytes",
                     "heptad_database_log_bytes", 'heptad_http_responses_total{code="404"}', "heptad_loop_lag_seconds_count",
                     "heptad_network_lag_seconds_count", "heptad_store_waiting", "heptad_table_jobs_waiting"):
            self.assertIn(f"\n{name} ", text)
        value = next(float(line.split()[1]) for line in text.splitlines() if line.startswith("process_resident_memory_bytes"))
        self.assertGreater(value, 1_000_000)

    def test_other_machines_read_the_metrics_with_the_hosts_token_alone(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("secret of the host\n")
            file.flush()
            elsewhere = {"X-Forwarded-For": "203.0.113.3"}
            with Server("--metrics-token-file", file.name) as server:
                for token, status in (("secret of the host", 200), ("another", 403), (None, 403), ("a" * 48, 403)):
                    self.assertEqual(server.rest("GET", "/metrics", token=token, headers=elsewhere)[0], status)
            with Server() as server:
                self.assertEqual(server.rest("GET", "/metrics", token="secret of the host", headers=elsewhere)[0], 403)

    async def test_an_access_log_has_no_address_token_or_query(self):
        with Server("--access-log") as server:
            made = server.make_table(address="203.0.113.77")
            server.rest("GET", "/api/catalogue?rules=duel", token=made["token"], headers={"X-Forwarded-For": "203.0.113.77"})
            async with Client(server, made["token"], address="203.0.113.78"):
                pass
            server.stop()
            log = server.logged()
            requests = [line for line in map(json.loads, log.splitlines()) if line["event"] == "request"]
            self.assertEqual([(line["method"], line["path"], line["status"]) for line in requests],
                             [("POST", "/api/tables", "201"), ("GET", "/api/catalogue", "200"), ("GET", "/ws", "101")])
            first, second, third = [line["address"] for line in requests]
            self.assertEqual(first, second)
            self.assertNotEqual(first, third)
            for secret in ("203.0.113", made["token"], "rules=duel"):
                self.assertNotIn(secret, log)
        with Server() as server:
            server.rest("GET", "/api/rules")
            self.assertNotIn('"request"', server.logged())

    async def test_health_and_metrics_are_there(self):
        self.assertEqual(self.server.rest("GET", "/healthz", schema="health"), (200, {"ok": True}))
        before = self.server.metric("acts_total")
        table, (ann, ben) = await seated(self.server)
        await ann.act(ann.updates[table], choices(ann.updates[table])[0])
        self.assertEqual(self.server.metric("acts_total"), before + 1)
        self.assertEqual(self.server.rest("GET", "/metrics", headers={"X-Forwarded-For": "1.2.3.4"})[0], 403)
        await leave([ann, ben])

if __name__ == "__main__":
    unittest.main()
