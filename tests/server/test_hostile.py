"""Malformed, oversized, out of turn, replayed, forged, too much, too slow: the table stays untouched."""

import asyncio
import base64
import contextlib
import json
import os
import pathlib
import socket
import tempfile
import time
import unittest

from heptad import Client, Closed, Server, choices, leave, seated, start_fails


def upgrade_request(port, extra="", host=None):
    key = base64.b64encode(os.urandom(16)).decode()
    return (f"GET /ws HTTP/1.1\r\nHost: {host or f'127.0.0.1:{port}'}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{extra}\r\n").encode()


def raw_upgrade(port, extra="", host=None):
    """A socket that has shaken hands and then does whatever the test wants."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    raw.sendall(upgrade_request(port, extra, host))
    answer = raw.recv(4096).decode()
    return raw, int(answer.split()[1])


def own_address():
    """Of this machine, and not the loopback's; none without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing
        return asking.getsockname()[0]
    return None


def start_upgrade(port):
    """A socket that has asked for it and not heard the answer."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    raw.sendall(upgrade_request(port))
    return raw


def frame(payload):
    """A masked text frame."""
    mask = os.urandom(4)
    head = bytes([0x81, 0x80 | len(payload)]) if len(payload) < 126 else bytes([0x81, 0xFE]) + len(payload).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


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


class Sluggish(unittest.IsolatedAsyncioTestCase):
    async def test_half_open_and_silent_sockets_are_dropped(self):
        with Server("--idle-seconds", "2") as server:
            raw, status = raw_upgrade(server.port)
            self.assertEqual(status, 101)
            deadline = time.monotonic() + 15
            while server.metric("connections") != 0:  # pings are never answered
                self.assertLess(time.monotonic(), deadline)
                await asyncio.sleep(0.2)
            raw.close()
            async with Client(server) as alive:  # one that answers pings stays
                await asyncio.sleep(5)
                await alive.silence()

    async def test_a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it(self):
        with Server("--messages-per-second", "100000", "--message-burst", "100000", "--idle-seconds", "60") as server:
            table, (ann, ben) = await seated(server)
            raw, status = raw_upgrade(server.port)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(frame(json.dumps({"hello": {}}).encode()))
            deadline = time.monotonic() + 30
            with self.assertRaises(OSError):
                while time.monotonic() < deadline:
                    for _ in range(50):
                        raw.sendall(frame(json.dumps({"join": {"table": table}}).encode()))
                    await ann.silence()
            self.assertIn("slow-reader", server.logged())
            raw.close()
            await leave([ann, ben])

    async def test_a_request_that_never_ends_is_cut_off_by_size(self):
        with Server() as server:
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=20)
            with self.assertRaises(OSError):
                raw.sendall(b"GET / HTTP/1.1\r\n")
                for _ in range(10_000):
                    raw.sendall(b"X-Padding: " + b"x" * 1000 + b"\r\n")
                    time.sleep(0.0005)
            raw.close()
            self.assertEqual(server.rest("GET", "/healthz")[0], 200)


def ping_frame():
    return bytes([0x89, 0x80]) + os.urandom(4)


class Pings(unittest.IsolatedAsyncioTestCase):
    async def test_a_flood_of_pings_of_the_socket_ends_the_connection_and_reaches_no_table(self):
        with Server() as server:
            raw, status = raw_upgrade(server.port)
            self.assertEqual(status, 101)
            messages = server.metric("messages_total")
            with self.assertRaises(OSError):
                for _ in range(100):
                    raw.sendall(ping_frame() * 50)
                    time.sleep(0.01)
            self.assertEqual(server.metric("messages_total"), messages)
            self.assertIn("ping-flood", server.logged())
            raw.close()

    async def test_a_ping_now_and_then_is_answered(self):
        with Server() as server:
            raw, _ = raw_upgrade(server.port)
            for _ in range(5):
                raw.sendall(ping_frame())
                self.assertEqual(raw.recv(100)[0], 0x8A)
            raw.close()


class Deflated(unittest.IsolatedAsyncioTestCase):
    async def test_long_messages_are_compressed_for_whoever_asks_for_it(self):
        with Server() as server:
            made = server.make_table("wonders1", players=7)
            sizes = {}
            for extension in ("", "Sec-WebSocket-Extensions: permessage-deflate\r\n"):
                raw, status = raw_upgrade(server.port, extension)
                self.assertEqual(status, 101)
                raw.settimeout(1)
                raw.sendall(frame(json.dumps({"hello": {}}).encode()) + frame(json.dumps({"join": {"table": made["table"]}}).encode()))
                heard = b""
                while b"nothing more" not in heard:
                    try:
                        heard += raw.recv(65536) or b"nothing more"
                    except TimeoutError:
                        heard += b"nothing more"
                sizes[bool(extension)] = len(heard)
                raw.close()
            self.assertGreater(sizes[False], 3000)
            self.assertLess(sizes[True], sizes[False] / 2)


class Limits(unittest.IsolatedAsyncioTestCase):
    async def test_tables_per_token_and_per_minute_are_limited(self):
        with Server("--unfinished-tables", "3", "--tables-per-minute", "6") as server:
            token = server.make_table()["token"]
            for _ in range(2):
                server.make_table(token=token)
            status, answer = server.rest("POST", "/api/tables", {"rules": "duel"}, token)
            self.assertEqual((status, answer["error"]["code"]), (429, "too-many"))
            for _ in range(2):
                server.make_table()
            status, answer = server.rest("POST", "/api/tables", {"rules": "duel"})
            self.assertEqual((status, answer["error"]["code"]), (429, "too-fast"))

    async def test_requests_are_limited(self):
        with Server("--requests-per-second", "1") as server:
            codes = {server.rest("GET", "/api/rules")[0] for _ in range(250)}
            self.assertEqual(codes, {200, 429})
            self.assertEqual(server.rest("GET", "/nothing.js")[0], 429)  # files count, too


class Goodbye(unittest.TestCase):
    def test_a_stop_amid_handshakes_is_clean(self):
        for arriving in (20, 60, 120):
            with Server() as server:
                sockets = [start_upgrade(server.port) for _ in range(arriving)]
                self.assertEqual(server.stop(), 0)
                for raw in sockets:
                    raw.close()


class Proxied(unittest.TestCase):
    """As the reverse proxy of docs/hosting.md passes requests on."""

    def test_its_public_name_is_welcome_and_no_other(self):
        with Server("--origin", "https://heptad.example") as server:
            for origin, host, expected in (("https://heptad.example", "heptad.example", 101),
                                           ("https://evil.example", "heptad.example", 403),
                                           ("https://evil.example", "evil.example", 403)):
                raw, status = raw_upgrade(server.port, f"Origin: {origin}\r\nX-Forwarded-For: 1.2.3.4\r\n", host)
                raw.close()
                self.assertEqual(status, expected, (origin, host))
            headers = {"Host": "heptad.example", "Origin": "https://heptad.example", "X-Forwarded-For": "1.2.3.4"}
            self.assertEqual(server.rest("POST", "/api/tables", {"rules": "duel"}, headers=headers)[0], 201)

    def test_limits_count_by_the_address_the_proxy_gives(self):
        with Server("--tables-per-minute", "2") as server:
            def make(forwarded):
                return server.rest("POST", "/api/tables", {"rules": "duel"}, headers={"X-Forwarded-For": forwarded})[0]
            self.assertEqual([make("1.2.3.4") for _ in range(3)], [201, 201, 429])
            self.assertEqual(make("6.6.6.6, 1.2.3.4"), 429)  # what the client itself wrote before it is not believed
            self.assertEqual(make("5.6.7.8"), 201)

    def test_of_several_lines_the_proxys_own_counts(self):
        with Server("--tables-per-minute", "1") as server:
            def make(*lines):
                body = b'{"rules":"duel"}'
                head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
                head += "".join(f"X-Forwarded-For: {line}\r\n" for line in lines) + "\r\n"
                with socket.create_connection(("127.0.0.1", server.port), timeout=20) as raw:
                    raw.sendall(head.encode() + body)
                    return int(raw.recv(4096).split()[1])
            self.assertEqual(make("6.6.6.1", "1.2.3.4"), 201)
            self.assertEqual(make("6.6.6.2", "1.2.3.4"), 429)
            self.assertEqual(make("1.2.3.4", "6.6.6.3"), 201)

    def test_on_another_machine_it_is_believed_when_the_host_names_it(self):
        address = own_address()
        if not address:
            self.skipTest("this machine has no address but the loopback's")
        for named, expected in (([], [201, 429, 429]), (["--proxy", "2001:db8::1", "--proxy", address], [201, 201, 429])):
            with Server("--host", address, "--tables-per-minute", "1", *named) as server:
                def make(forwarded):
                    body = b'{"rules":"duel"}'
                    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\nX-Forwarded-For: {forwarded}\r\n\r\n"
                    with socket.create_connection((address, server.port), timeout=20) as raw:
                        raw.sendall(head.encode() + body)
                        return int(raw.recv(4096).split()[1])
                self.assertEqual([make("1.2.3.4"), make("5.6.7.8"), make("5.6.7.8")], expected)
        self.assertEqual(start_fails("--proxy", "nowhere"), (1, "heptad: The proxy nowhere is not an address.\n"))

    def test_limits_count_a_household_of_ipv6_once(self):
        with Server("--tables-per-minute", "1") as server:
            def make(forwarded):
                return server.rest("POST", "/api/tables", {"rules": "duel"}, headers={"X-Forwarded-For": forwarded})[0]
            self.assertEqual([make("2001:db8:1:2::1"), make("2001:db8:1:2:ffff::9"), make("2001:db8:1:3::1")], [201, 429, 201])
            self.assertEqual([make("::ffff:9.9.9.9"), make("9.9.9.9")], [201, 429])

    def test_one_address_has_so_many_connections(self):
        with Server() as server:
            forwarded = "X-Forwarded-For: 1.2.3.4\r\n"
            opened = [raw_upgrade(server.port, forwarded) for _ in range(101)]
            self.assertEqual([status for _, status in opened], [101] * 100 + [429])
            other, status = raw_upgrade(server.port, "X-Forwarded-For: 5.6.7.8\r\n")
            self.assertEqual(status, 101)
            for raw in [other, *(raw for raw, _ in opened)]:
                raw.close()


class Files(unittest.TestCase):
    def test_only_the_clients_folder_is_served(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder, "dist")
            (root / "assets").mkdir(parents=True)
            (root / "index.html").write_text("<title>Heptad</title>")
            (root / "assets" / "app-1.js").write_text("1")
            pathlib.Path(folder, "secret.txt").write_text("secret")
            (root / "link.txt").symlink_to(pathlib.Path(folder, "secret.txt"))
            with Server("--static", str(root)) as server:
                for path in ("/", "/t/k3", "/index.html"):
                    self.assertEqual(server.rest("GET", path), (200, "<title>Heptad</title>"))
                self.assertEqual(server.rest("GET", "/assets/app-1.js"), (200, "1"))
                for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/link.txt", "/assets/../../secret.txt",
                             "//etc/passwd.txt", "/nothing.js", "/%00.txt", "/%zz"):
                    status, text = server.rest("GET", path)
                    self.assertIn(status, (400, 404), path)
                    self.assertNotIn("secret", str(text))
                self.assertEqual(server.rest("HEAD", "/"), (200, ""))

    def test_files_are_read_once_and_sent_small_to_who_takes_them_so(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            page = "<title>Heptad</title>" * 1000
            (root / "index.html").write_text(page)
            (root / "tiny.txt").write_text("x")
            with Server("--static", folder) as server:
                self.assertEqual(server.fetch("/", "gzip, br"), ("gzip", page.encode()))
                self.assertEqual(server.fetch("/", "br"), (None, page.encode()))
                self.assertEqual(server.fetch("/tiny.txt", "gzip"), (None, b"x"))  # it would only grow
                (root / "index.html").write_text("another client")
                self.assertEqual(server.fetch("/", "gzip"), ("gzip", page.encode()))


if __name__ == "__main__":
    unittest.main()
