"""A whole game over TLS, through a real nginx with the very configuration that docs/hosting.md and docs/nodes.md give."""

import asyncio
import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

import websockets

from heptad import ROOT, Client, Closed, Port, Server, leave, play
from postgres import Postgres, needs_postgres

NAME = "heptad.example"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{ROOT}/.cache/nginx/usr/sbin")  # scripts/setup unpacks it there
NODES = 3


def documented_configuration():
    text = (ROOT / "docs" / "hosting.md").read_text()
    return re.search(r"```\n(server \{.*?)```", text, re.DOTALL)[1]


def documented_upstream():
    """(upstream, what stands in the location instead of proxy_pass)"""
    text = (ROOT / "docs" / "nodes.md").read_text()
    return [re.search(rf"```\n( *{begin} .*?)```", text, re.DOTALL)[1] for begin in ("upstream", "proxy_pass")]


class Nginx:
    """The documented server block, with another port, another certificate and nothing else changed. Of several nodes, the upstream, too."""

    def __init__(self, *servers):
        self.folder = tempfile.TemporaryDirectory(prefix="heptad-test-")
        self.claim = Port()
        self.port = self.claim.number
        where = pathlib.Path(self.folder.name)
        self.certificate = where / "fullchain.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                        "-keyout", where / "privkey.pem", "-out", self.certificate], check=True, capture_output=True)
        block = documented_configuration()
        changes = [(f"/etc/letsencrypt/live/{NAME}", str(where)), ("listen 443", f"listen 127.0.0.1:{self.port}")]
        if len(servers) == 1:
            changes += [("127.0.0.1:8080", f"127.0.0.1:{servers[0].port}")]
        else:
            upstream, passed_on = documented_upstream()
            block = upstream + block
            changes += [("proxy_pass http://127.0.0.1:8080;", passed_on)]
            changes += [(f"127.0.0.1:{8081 + i}", f"127.0.0.1:{server.port}") for i, server in enumerate(servers)]
        for given, here in changes:
            assert given in block, f"the documentation no longer says {given}"
            block = block.replace(given, here)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "\n".join(f"{kind}_temp_path {where}/{kind};" for kind in kinds)
        (where / "nginx.conf").write_text(f"daemon off; master_process off; pid {where}/pid; error_log {where}/error.log;\n"
                                          f"events {{}}\nhttp {{ access_log off; {folders}\n{block} }}\n")
        self.process = subprocess.Popen([NGINX, "-p", where, "-c", where / "nginx.conf"], stderr=subprocess.DEVNULL)
        self.wait_until_it_listens(where / "error.log")

    def wait_until_it_listens(self, log):
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.05)
        raise RuntimeError(f"nginx does not listen: {log.read_text()}")

    def trust(self):
        return ssl.create_default_context(cafile=self.certificate)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)
        self.claim.close()
        self.folder.cleanup()


class SecureClient(Client):
    """A browser's way in: wss, the public name, its origin."""

    def __init__(self, nginx, token=None):
        super().__init__(None, token)
        self.nginx = nginx

    async def connect(self, origin=f"https://{NAME}"):
        self.socket = await websockets.connect(f"wss://{NAME}/ws", host="127.0.0.1", port=self.nginx.port, ssl=self.nginx.trust(),
                                               server_hostname=NAME, origin=origin, max_size=None, open_timeout=20, close_timeout=5)
        await self.send({"hello": {"token": self.token} if self.token else {}})
        self.token = (await self.hear("welcome"))["token"]
        return self


def ask(nginx, method, path, body=None, origin=f"https://{NAME}", source="127.0.0.1", **headers):
    """(status, text) of one HTTPS request."""
    connection = http.client.HTTPConnection(NAME)
    raw = socket.create_connection(("127.0.0.1", nginx.port), 20, (source, 0))
    connection.sock = nginx.trust().wrap_socket(raw, server_hostname=NAME)
    with contextlib.closing(connection):
        headers = {"Origin": origin, **{name.replace("_", "-"): value for name, value in headers.items()}}
        connection.request(method, path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


@unittest.skipUnless(NGINX and shutil.which("openssl"), "nginx is not installed")
class BehindNginx(unittest.IsolatedAsyncioTestCase):
    async def test_a_whole_game_over_tls(self):
        with Server("--origin", f"https://{NAME}") as server, Nginx(server) as nginx:
            status, text = ask(nginx, "POST", "/api/tables", {"rules": "duel"})
            self.assertEqual(status, 201, text)
            made = json.loads(text)
            ann, ben = await SecureClient(nginx, made["token"]).connect(), await SecureClient(nginx).connect()
            await ann.join(made["table"])
            await ben.join(made["table"])
            await ben.ask({"sit": {"table": made["table"], "seat": 1, "name": "Ben"}}, fits=lambda update: update["you"] == [1])
            ends = await asyncio.gather(play(ann, made["table"]), play(ben, made["table"]))
            self.assertEqual([end["status"] for end in ends], ["over", "over"])
            self.assertEqual(ask(nginx, "GET", f"/api/tables/{made['table']}/record")[0], 200)
            await leave([ann, ben])

    async def test_pages_of_other_sites_are_kept_out(self):
        with Server("--origin", f"https://{NAME}") as server, Nginx(server) as nginx:
            with self.assertRaises(websockets.InvalidStatusCode) as refused:
                await SecureClient(nginx).connect(origin="https://evil.example")
            self.assertEqual(refused.exception.status_code, 403)
            self.assertEqual(ask(nginx, "POST", "/api/tables", {"rules": "duel"}, origin="https://evil.example")[0], 403)

    async def test_limits_count_by_the_clients_own_address(self):
        with Server("--origin", f"https://{NAME}", "--tables-per-minute", "2") as server, Nginx(server) as nginx:
            def make(**more):
                return ask(nginx, "POST", "/api/tables", {"rules": "duel"}, **more)[0]
            self.assertEqual([make() for _ in range(3)], [201, 201, 429])
            self.assertEqual(make(X_Forwarded_For="6.6.6.6"), 429)  # the proxy writes its own
            self.assertEqual(make(source="127.0.0.2"), 201)
            self.assertEqual(ask(nginx, "GET", "/healthz")[0], 200)
            self.assertEqual(ask(nginx, "GET", "/metrics")[0], 403)  # they are for the machine itself


@needs_postgres
@unittest.skipUnless(NGINX and shutil.which("openssl"), "nginx is not installed")
class NodesBehindNginx(unittest.IsolatedAsyncioTestCase):
    GONE = (Closed, OSError, asyncio.TimeoutError, websockets.InvalidHandshake, websockets.ConnectionClosed)

    async def play_on(self, nginx, token, table):
        """As a person's client does: over as many connections as it takes."""
        while True:
            with contextlib.suppress(*self.GONE):
                client = await SecureClient(nginx, token).connect()
                end = await play(client, table)
                await client.socket.close()
                return end
            await asyncio.sleep(0.1)

    async def test_a_game_goes_on_through_the_proxy_whichever_nodes_are_killed(self):
        with contextlib.ExitStack() as stack:
            database = stack.enter_context(Postgres())
            nodes = [stack.enter_context(Server("--origin", f"https://{NAME}", database=database.url)) for _ in range(NODES)]
            nginx = stack.enter_context(Nginx(*nodes))
            status, text = ask(nginx, "POST", "/api/tables", {"rules": "duel"})
            self.assertEqual(status, 201, text)
            made = json.loads(text)
            ben = await SecureClient(nginx).connect()
            await ben.join(made["table"])
            await ben.ask({"sit": {"table": made["table"], "seat": 1, "name": "Ben"}}, fits=lambda update: update["you"] == [1])
            await ben.socket.close()
            playing = [asyncio.create_task(self.play_on(nginx, token, made["table"])) for token in (made["token"], ben.token)]
            for node in nodes:
                node.kill()
                await asyncio.sleep(0.3)
                await asyncio.to_thread(node.start)
            ends = await asyncio.wait_for(asyncio.gather(*playing), 120)
            self.assertEqual([end["status"] for end in ends], ["over", "over"])
            self.assertEqual(ask(nginx, "GET", f"/api/tables/{made['table']}/record")[0], 200)

    async def test_a_node_that_was_away_is_used_again_at_once(self):
        with contextlib.ExitStack() as stack:
            database = stack.enter_context(Postgres())
            nodes = [stack.enter_context(Server("--origin", f"https://{NAME}", database=database.url)) for _ in range(NODES)]
            nginx = stack.enter_context(Nginx(*nodes))
            clients = []
            for node in nodes:  # within the ten seconds for which nginx would shun each of them
                node.kill()
                clients += [await SecureClient(nginx).connect() for _ in range(NODES)]
                await asyncio.to_thread(node.start)
            clients += [await SecureClient(nginx).connect() for _ in range(NODES)]
            await leave(clients)


if __name__ == "__main__":
    unittest.main()
