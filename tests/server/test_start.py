"""How the server is started: where it listens, where it keeps its games, what it says."""

import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import unittest
import urllib.request

from heptad import HEPTAD, ROOT, Client, Server, start_fails


def can_connect(host, port):
    try:
        socket.create_connection((host, port), timeout=5).close()
        return True
    except OSError:
        return False


class Start(unittest.IsolatedAsyncioTestCase):
    def test_in_the_local_network_it_prints_its_address_and_a_qr_code(self):
        with Server("--lan") as server:
            said = server.process.stdout.readline().decode()
            if "no address in a local network" in said:
                self.skipTest("this machine has no network")
            address = re.fullmatch(rf"In your network: http://([0-9.]+):{server.port}/\n", said)[1]
            code = [server.process.stdout.readline().decode() for _ in range(10)]
            self.assertTrue(all(line.startswith("\x1b[40;97m█") for line in code), code)
            with urllib.request.urlopen(f"http://{address}:{server.port}/healthz", timeout=5) as answer:
                self.assertEqual(answer.status, 200)
            self.check_that_one_address_cannot_take_every_place(address, server)
        with Server() as server:  # unless told so, only this machine reaches it
            self.assertTrue(can_connect("127.0.0.1", server.port))
            self.assertFalse(can_connect(address, server.port))

    def check_that_one_address_cannot_take_every_place(self, address, server):
        """Connections that say nothing, from one machine of the network."""
        idle = [socket.create_connection((address, server.port), timeout=5) for _ in range(200)]
        with socket.create_connection((address, server.port), timeout=5) as one_more:
            self.assertEqual(one_more.recv(1), b"")  # closed at once
        self.assertEqual(server.rest("GET", "/healthz")[0], 200)  # others come in
        for connection in idle:
            connection.close()

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_the_units_for_systemd_are_sound_and_expose_little(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, instance in (("heptad.service", "heptad.service"), ("heptad@.service", "heptad@8081.service")):
                unit = pathlib.Path(folder, instance)
                unit.write_text((ROOT / "packaging" / name).read_text().replace("/usr/local/bin/heptad", HEPTAD))
                for check in (["verify"], ["security", "--offline=true", "--threshold=30"]):
                    done = subprocess.run(["systemd-analyze", *check, str(unit)], capture_output=True, text=True)
                    self.assertEqual(done.returncode, 0, done.stderr)

    def test_the_database_is_in_the_xdg_data_folder_by_default(self):
        with tempfile.TemporaryDirectory() as folder:
            for environment, path in (({"XDG_DATA_HOME": f"{folder}/data"}, f"{folder}/data/heptad/heptad.db"),
                                      ({"HOME": folder}, f"{folder}/.local/share/heptad/heptad.db")):
                bare = {"PATH": os.environ["PATH"], **environment}
                command = [HEPTAD, "serve", "--port", "0"]
                with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=bare) as process:
                    self.assertIn(b"Heptad is at", process.stdout.readline())
                    self.assertEqual(pathlib.Path(path).stat().st_mode & 0o777, 0o600)  # nobody else's
                    process.terminate()

    def test_what_cannot_be_is_refused_with_a_sentence(self):
        with Server() as server:
            code, said = start_fails("--port", str(server.port))
            self.assertEqual((code, said), (1, f"heptad: Port {server.port} of 127.0.0.1 cannot be used: "
                                               "Address already in use. Give another one with --port.\n"))
        self.assertEqual(start_fails("--host", "nowhere"), (1, 'heptad: "nowhere" is not an address of this machine.\n'))

    async def test_every_line_of_the_log_is_json(self):
        with Server() as server:
            async with Client(server) as client:
                await client.raw('"quotes" and \n line ends')
                await client.hear("refused")
            server.make_table()
            server.stop()
            lines = [json.loads(line) for line in server.logged().splitlines()]
        self.assertLessEqual({"listening", "table-made", "stopping", "stopped"}, {line["event"] for line in lines})
        for line in lines:
            self.assertLessEqual({"time", "level", "event"}, line.keys())


if __name__ == "__main__":
    unittest.main()
