// The real server, started, killed and restarted by the tests.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const DIST = new URL('../dist', import.meta.url).pathname;

// Tests ask and play faster than people.
const HASTE = ['--requests-per-second', '1000', '--tables-per-minute', '100000', '--messages-per-second', '100000', '--message-burst', '100000'];

function binary(): string {
  const named = process.env['HEPTAD_BIN'] ?? 'build/heptad';
  return isAbsolute(named) ? named : resolve(ROOT, named);
}

export function free_port(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Server {
  private child: ChildProcess | undefined;
  private said = '';

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await free_port(), mkdtempSync(join(tmpdir(), 'heptad-e2e-')));
    await server.run();
    return server;
  }

  get database(): string {
    return join(this.folder, 'games.db');
  }

  // The host's own command, on the running server's database.
  admin(...command: string[]): unknown {
    return JSON.parse(execFileSync(binary(), ['admin', ...command, '--db', this.database, '--json'], { encoding: 'utf8' }));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const child = spawn(binary(), ['serve', '--port', String(this.port), '--db', this.database, '--static', DIST, '--bot-pause', '10', ...HASTE]);
    this.child = child;
    child.stdout?.on('data', (data) => (this.said += String(data)));
    child.stderr?.on('data', (data) => (this.said += String(data)));
    for (let tries = 0; tries < 200; ++tries) {
      if (child.exitCode !== null) break;
      const well = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false);
      if (well) return;
      await pause(100);
    }
    throw new Error(`The server did not start: ${this.said.slice(-2000)}`);
  }

  // As if the machine had lost its power.
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  // As if the line were slow: what is sent meanwhile is answered after `resume`.
  pause(): void {
    this.child?.kill('SIGSTOP');
  }
  resume(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async rules(): Promise<string[]> {
    const answer = (await (await fetch(`${this.url}/api/rules`)).json()) as { rules: { rules: string }[] };
    return answer.rules.map((set) => set.rules);
  }
}
