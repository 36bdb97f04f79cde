"""A real server process and real clients, for the tests. Every message either way is checked against the schema."""

import asyncio
import contextlib
import functools
import gzip
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request

import fastjsonschema
import websockets

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEPTAD = os.environ.get("HEPTAD", str(ROOT / "build" / "heptad"))
FIRST_PORT, LAST_PORT = 18100, 18199
SLOW = os.environ.get("HEPTAD_SLOW") == "1"

SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text())


@functools.cache
def check_of(name):
    return fastjsonschema.compile({"$schema": SCHEMA["$schema"], "$ref": f"#/definitions/{name}", "definitions": SCHEMA["definitions"]})


def check(name, message):
    """Raises what says where the message is not of the schema."""
    check_of(name)(message)


class Port:
    """One of the tests' own ports, kept from every other test until it is closed, also while no server listens on it."""

    def __init__(self):
        for number in random.sample(range(FIRST_PORT, LAST_PORT + 1), LAST_PORT - FIRST_PORT + 1):
            # A name without a file: the system gives it to one process at a time, and takes it back when that ends.
            self.claim = socket.socket(socket.AF_UNIX)
            try:
                self.claim.bind(f"\0heptad-test-port-{number}")
                with contextlib.closing(socket.socket()) as probe:
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                    probe.bind(("127.0.0.1", number))
                self.number = number
                return
            except OSError:
                self.claim.close()
        raise RuntimeError("no free port")

    def close(self):
        self.claim.close()


def start_fails(*arguments, database=None):
    """Starts a server that cannot run; returns (exit code, what it said)."""
    with tempfile.TemporaryDirectory(prefix="heptad-test-") as folder:
        where = ["--db", str(database or pathlib.Path(folder, "heptad.db"))]
        command = [HEPTAD, "serve", "--log-level", "err", *where, *arguments]
        done = subprocess.run(command, capture_output=True, timeout=20)
    return done.returncode, done.stderr.decode()


class Server:
    def __init__(self, *arguments, database=None, environment=None, bot_pause=0):
        self.folder = None if database else tempfile.TemporaryDirectory(prefix="heptad-test-")
        self.database = str(database or pathlib.Path(self.folder.name) / "heptad.db")
        self.claim = Port()
        self.port = self.claim.number
        self.arguments = arguments
        self.environment = environment
        self.bot_pause = bot_pause
        self.process = None
        self.log = tempfile.TemporaryFile()

    def command(self):
        return [HEPTAD, "serve", "--port", str(self.port), "--db", self.database, "--bot-pause", str(self.bot_pause), *self.arguments]

    def start(self):
        if self.process:
            self.process.stdout.close()
        self.process = subprocess.Popen(
            self.command(), stdout=subprocess.PIPE, stderr=self.log, env={**os.environ, **(self.environment or {})}
        )
        line = self.process.stdout.readline().decode()
        if "Heptad is at" not in line:
            raise RuntimeError(f"the server did not start (exit code {self.process.wait()}): {self.logged()[-2000:]}")
        return self

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """SIGTERM; returns the exit code."""
        self.process.terminate()
        return self.process.wait(timeout=60)  # a bot finishes its thought, however busy the machine

    def logged(self):
        self.log.seek(0)
        return self.log.read().decode()

    def __enter__(self):
        return self.start()

    def __exit__(self, failure=None, *_):
        if self.process and self.process.poll() is None:
            self.stop()
        if self.process:
            self.process.stdout.close()
        log = self.logged()
        self.log.close()
        self.claim.close()
        if self.folder:
            self.folder.cleanup()
        if failure and not issubclass(failure, unittest.SkipTest):
            print(f"\nThe server's log ended with:\n{log[-3000:]}", file=sys.stderr)
        if "Sanitizer:" in log:
            raise AssertionError(log[log.index("Sanitizer:") - 100 :][:20000])

    def rest(self, method, path, body=None, token=None, headers=None, schema=None):
        """(status, decoded JSON or text)."""
        data = json.dumps(body).encode() if isinstance(body, (dict, list)) else body
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method, data=data)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        for key, value in (headers or {}).items():
            request.add_header(key, value)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                status, text, kind = answer.status, answer.read().decode(), answer.headers["Content-Type"]
        except urllib.error.HTTPError as error:
            with error:
                status, text, kind = error.code, error.read().decode(), error.headers["Content-Type"]
        if kind != "application/json":
            return status, text
        decoded = json.loads(text)
        if status >= 400:
            check("error", decoded)
        elif schema:
            check(schema, decoded)
        return status, decoded

    def fetch(self, path, accept):
        """(how it was compressed, the bytes behind that)."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers={"Accept-Encoding": accept})
        with urllib.request.urlopen(request, timeout=20) as answer:
            body, how = answer.read(), answer.headers["Content-Encoding"]
        return how, gzip.decompress(body) if how == "gzip" else body

    def make_table(self, rules="duel", token=None, address=None, **more):
        request = {"rules": rules, **more}
        check("tableRequest", request)
        headers = {"X-Forwarded-For": address} if address else {}
        status, made = self.rest("POST", "/api/tables", request, token, headers, schema="tableMade")
        assert status == 201, made
        return made

    def metric(self, name):
        text = self.rest("GET", "/metrics")[1]
        return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"heptad_{name} "))


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Client:
    """One WebSocket. `heard` keeps everything the server said to it."""

    def __init__(self, server, token=None, address=None):
        self.server, self.token = server, token
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.heard, self.updates, self.acts = [], {}, 0
        self.name = f"{random.getrandbits(40):x}"

    async def connect(self, hello=True, **options):
        # unittest has it write down where each callback came from, which takes a quarter of the time.
        asyncio.get_running_loop().set_debug(False)
        try:
            self.socket = await websockets.connect(
                f"ws://127.0.0.1:{self.server.port}/ws", max_size=None, open_timeout=20, close_timeout=5,
                extra_headers=self.headers, **options
            )
        except websockets.InvalidMessage as gone:  # the server went away in the middle of the handshake
            raise Closed(None) from gone
        if hello:
            await self.send({"hello": {"token": self.token} if self.token else {}})
            self.token = (await self.hear("welcome"))["token"]
        return self

    async def __aenter__(self):
        return await self.connect()

    async def __aexit__(self, *_):
        await self.socket.close()

    async def send(self, message):
        check("fromClient", message)
        await self.raw(json.dumps(message))

    async def raw(self, data):
        try:
            await self.socket.send(data)
        except websockets.ConnectionClosed as closed:
            raise Closed(closed.code) from closed

    async def next(self, timeout=20):
        """(kind, content) of the next message."""
        try:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        except websockets.ConnectionClosed as closed:
            raise Closed(closed.code) from closed
        check("fromServer", message)
        self.heard.append(message)
        (kind, content), = message.items()
        if kind == "update":
            self.updates[content["table"]] = content
        return kind, content

    async def hear(self, kind, fits=lambda content: True, timeout=20):
        """Waits for a message of this kind that fits; others before it are only remembered."""
        end = time.monotonic() + timeout
        while True:
            said, content = await self.next(max(0.01, end - time.monotonic()))
            if said == kind and fits(content):
                return content
            if said == "refused" and kind != "refused":
                raise AssertionError(f"refused: {content}")

    async def join(self, table):
        await self.send({"join": {"table": table}})
        return await self.hear("update", lambda update: update["table"] == table)

    async def ask(self, message, kind="update", fits=lambda content: True):
        await self.send(message)
        return await self.hear(kind, fits)

    def act_message(self, update, action, seat=None):
        self.acts += 1
        act = {"table": update["table"], "round": update["round"], "action": action, "id": f"{self.name}-{self.acts}"}
        if seat is not None:
            act["seat"] = seat
        return {"act": act}

    async def act(self, update, action, seat=None):
        """Acts and waits for the acknowledgement."""
        message = self.act_message(update, action, seat)
        return await self.ask(message, fits=lambda heard: heard.get("ack") == message["act"]["id"])

    async def silence(self):
        """Everything the server has to say now has been heard. (A pong would not do: it overtakes what the tables say.)"""
        nowhere = f"none{random.getrandbits(40):x}"
        await self.ask({"leave": {"table": nowhere}}, "refused", lambda refused: refused.get("table") == nowhere)


def choices(update):
    return [option["action"] for option in update["legal"] if option["legal"]]


def must_act(update):
    """Seats of mine that still have to act."""
    return [seat["seat"] for seat in update["seats"] if seat["to_act"] and seat["seat"] in update["you"]]


async def play(client, table, pick=random.choice, until=lambda update: False):
    """Plays this client's seats to the end of the game, or until something."""
    update = client.updates.get(table) or await client.join(table)
    while update["status"] != "over" and not until(update):
        if update["status"] == "playing" and update["as"] in must_act(update):
            update = await client.act(update, pick(choices(update)), update["as"])
        else:
            update = await client.hear("update", lambda heard: heard["table"] == table)
    return update


async def seated(server, rules="duel", players=2, **more):
    """A table with one client a seat, all joined."""
    made = server.make_table(rules, players=players, **more)
    first = await Client(server, made["token"]).connect()
    await first.join(made["table"])
    clients = [first]
    for seat in range(1, players):
        client = await Client(server).connect()
        await client.join(made["table"])
        await client.ask({"sit": {"table": made["table"], "seat": seat, "name": f"Player {seat + 1}"}},
                         fits=lambda update, seat=seat: seat in update["you"])
        clients.append(client)
    for client in clients:
        while client.updates[made["table"]]["status"] == "waiting":
            await client.hear("update")
    return made["table"], clients


async def until_turn_of(clients, table, seat):
    """Both play until `seat` is to act, and everybody has heard so."""
    while True:
        for client in clients:
            await client.silence()
        update = clients[seat].updates[table]
        if seat in must_act(update):
            return update
        mover = next(client for client in clients if must_act(client.updates[table]))
        await mover.act(mover.updates[table], choices(mover.updates[table])[0])


async def leave(clients):
    for client in clients:
        await client.socket.close()


class OneServer(unittest.IsolatedAsyncioTestCase):
    """Tests that share a server which lets them write as fast as they can."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--messages-per-second", "10000", "--message-burst", "10000").start()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    async def refused(self, client, message, code):
        self.assertEqual((await client.ask(message, "refused"))["code"], code)
