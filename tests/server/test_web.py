"""What comes as a request: how many, from which address, for which file."""

import contextlib
import pathlib
import socket
import tempfile
import unittest

from heptad import Server, start_fails
from raw import raw_upgrade


def own_address():
    """Of this machine, and not the loopback's; none without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing
        return asking.getsockname()[0]
    return None


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
