"""One person's games on several devices."""

import asyncio
import unittest

from heptad import Client, Closed, Server, leave, seated


def make_code(server, token):
    status, made = server.rest("POST", "/api/me/codes", {}, token, schema="linkCode")
    assert status == 201, made
    return made["code"]


def use_code(server, code, address=None, **more):
    headers = {"X-Forwarded-For": address} if address else {}
    return server.rest("POST", "/api/link", {"code": code, **more}, headers=headers, schema="linked")


def devices(server, token):
    return server.rest("GET", "/api/me/devices", token=token, schema="devices")[1]["devices"]


class Devices(unittest.IsolatedAsyncioTestCase):
    async def test_a_code_brings_my_games_to_another_device(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            code = make_code(server, ann.token)
            status, linked = use_code(server, f"{code[:4]}-{code[4:8]} {code[8:]}".upper(), name="Phone")
            self.assertEqual(status, 201)
            self.assertNotEqual(linked["token"], ann.token)
            async with Client(server, linked["token"]) as phone:
                update = await phone.join(table)
                self.assertEqual(update["you"], [0])
                mover = {0: phone, 1: ben}[next(seat["seat"] for seat in update["seats"] if seat["to_act"])]
                now = mover.updates[table]
                await mover.act(now, next(option["action"] for option in now["legal"] if option["legal"]))
            mine = server.rest("GET", "/api/me/tables", token=linked["token"])[1]["running"]
            self.assertEqual([one["table"] for one in mine], [table])
            made = server.make_table(token=linked["token"])["table"]  # and what is begun there is mine here
            self.assertEqual(server.rest("GET", f"/api/tables/{made}", token=ann.token)[1]["you"], [0])
            self.assertEqual([(one["name"], one["this"]) for one in devices(server, ann.token)], [("", True), ("Phone", False)])
            self.assertEqual([(one["name"], one["this"]) for one in devices(server, linked["token"])], [("", False), ("Phone", True)])
            self.assertEqual(devices(server, ben.token), [])
            server.stop()
            for secret in (code, linked["token"], ann.token):
                self.assertNotIn(secret, server.logged())
            server.start()
            self.assertEqual(server.rest("GET", f"/api/tables/{made}", token=linked["token"])[1]["you"], [0])
            await leave([ann, ben])

    async def test_a_code_grows_old(self):
        with Server("--device-code-seconds", "0.5") as server:
            token = server.make_table()["token"]
            code = make_code(server, token)
            await asyncio.sleep(0.6)
            self.assertEqual(use_code(server, code)[1]["error"]["code"], "bad-code")
            self.assertEqual(use_code(server, make_code(server, token))[0], 201)

    async def test_a_code_works_once_and_guessing_is_slow(self):
        with Server() as server:
            token = server.make_table()["token"]
            code = make_code(server, token)
            self.assertEqual(use_code(server, code)[0], 201)
            self.assertEqual(use_code(server, code)[1]["error"]["code"], "bad-code")
            answers = [use_code(server, f"{n:012}", address="203.0.113.5") for n in range(12)]
            self.assertEqual([status for status, _ in answers].count(400), 10)
            self.assertEqual({answer["error"]["code"] for _, answer in answers[10:]}, {"too-fast"})
            good = make_code(server, token)
            self.assertEqual(use_code(server, good, address="203.0.113.5")[0], 429)  # not even the right one
            self.assertEqual(use_code(server, good)[0], 201)
            # A restart forgets what was not used.
            left = make_code(server, token)
            server.stop()
            server.start()
            self.assertEqual(use_code(server, left)[0], 400)

    async def test_codes_and_devices_are_bounded(self):
        with Server() as server:
            token = server.make_table()["token"]
            answers = [server.rest("POST", "/api/me/codes", {}, token)[0] for _ in range(6)]
            self.assertEqual(answers, [201] * 5 + [429])
            self.assertEqual(server.rest("POST", "/api/me/codes", {})[0], 403)  # whose?
            self.assertEqual(server.rest("GET", "/api/me/devices")[0], 403)
            for body in ({}, {"code": 7}, b"nonsense", {"code": "x", "name": "\u202e"}):
                self.assertEqual(server.rest("POST", "/api/link", body)[0], 400, body)

    async def test_a_revoked_device_is_signed_out_at_once_also_the_first_one(self):
        with Server() as server:
            table, (ann, ben) = await seated(server)
            phone = await Client(server, use_code(server, make_code(server, ann.token), name="Phone")[1]["token"]).connect()
            await phone.join(table)
            first, second = devices(server, phone.token)
            self.assertEqual(server.rest("DELETE", f"/api/me/devices/{first['id']}", token=ben.token)[0], 404)  # not his
            self.assertEqual(server.rest("DELETE", f"/api/me/devices/{first['id']}", token=phone.token)[0], 200)
            self.assertEqual((await ann.hear("refused"))["code"], "revoked")
            with self.assertRaises(Closed):
                await ann.silence()
            self.assertEqual(server.rest("GET", "/api/me/tables", token=ann.token)[1]["error"]["code"], "revoked")
            again = await Client(server).connect(hello=False)
            await again.send({"hello": {"token": ann.token}})
            self.assertEqual((await again.hear("refused"))["code"], "revoked")
            self.assertEqual([one["id"] for one in devices(server, phone.token)], [second["id"]])
            await phone.silence()
            self.assertEqual((await phone.join(table))["you"], [0])
            await leave([phone, ben, again])


if __name__ == "__main__":
    unittest.main()
