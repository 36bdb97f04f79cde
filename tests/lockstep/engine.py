"""One engine process for many games, over the line protocol of docs/cli.md."""

import json
import subprocess


class Engine:
    def __init__(self, program):
        self.program = program
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **more):
        return self.ask_all([{"cmd": cmd, **more}])[0]

    def ask_all(self, requests):
        """Several questions in one breath, since most of the time would go into waiting."""
        self.process.stdin.write("".join(json.dumps(request) + "\n" for request in requests))
        self.process.stdin.flush()
        return [self._answer() for _ in requests]

    def _answer(self):
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"ok": False, "error": {"code": "gone", "message": "the engine stopped"}}

    def catalogue(self, rules):
        answer = subprocess.run([self.program, "cards", rules, "--json"], capture_output=True, text=True, check=True)
        return json.loads(answer.stdout)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
