"""Connections that say nothing, read nothing, ping too much or shake hands too late."""

import asyncio
import json
import socket
import time
import unittest

from heptad import Client, Server, leave, seated
from raw import raw_upgrade, start_upgrade, frame, ping_frame


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


class Goodbye(unittest.TestCase):
    def test_a_stop_amid_handshakes_is_clean(self):
        for arriving in (20, 60, 120):
            with Server() as server:
                sockets = [start_upgrade(server.port) for _ in range(arriving)]
                self.assertEqual(server.stop(), 0)
                for raw in sockets:
                    raw.close()

if __name__ == "__main__":
    unittest.main()
