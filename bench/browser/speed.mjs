// How fast bots think in a browser: the same positions, seeds and iterations natively, in Node and in Chromium, by turns in
// one run. Needs build/heptad, build-wasm/heptad_local.wasm and web/node_modules; CHROMIUM (/usr/bin/chromium).
//   node bench/browser/speed.mjs [rounds]
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { load } from '../../tests/wasm/engine.mjs';

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))('playwright-core');
const ROUNDS = Number(process.argv[2] ?? 3);
const GAMES = [['duel', 2, 20_000], ['duel+pantheon', 2, 20_000], ['wonders2', 4, 20_000], ['wonders1+armada', 4, 10_000]];
const MOVES = 20; // played before it is measured

class Native {
  #program = spawn(fileURLToPath(new URL('../../build/heptad', import.meta.url)), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #answers = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();
  async ask(request) {
    this.#program.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await this.#answers.next()).value);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }
  close() {
    this.#program.stdin.end();
  }
}

// A position in the middle of a game: its record, and who decides.
async function position(native, rules, players) {
  let { to_act } = await native.ask({ cmd: 'new', rules, players, seed: 5 });
  for (let i = 0; i < MOVES * (players > 2 ? 2 : 1); ++i) {
    const { action } = await native.ask({ cmd: 'bot', seat: to_act[0], bot: `search:iters=20,seed=${i + 1}` });
    ({ to_act } = await native.ask({ cmd: 'act', seat: to_act[0], action }));
  }
  return { record: (await native.ask({ cmd: 'record' })).record, seat: to_act[0] };
}

async function open_page(browser, rules) {
  const page = await browser.newPage();
  const base64 = async (path) => (await readFile(new URL(`../../${path}`, import.meta.url))).toString('base64');
  const { call } = await load();
  const files = [await base64('build-wasm/heptad_local.wasm'), await base64(`bots/data/${call('heptad_net_name', rules)}.net`)];
  await page.evaluate(async ([wasm, net, set]) => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const never = () => 0;
    let memory;
    const clock_time_get = (_clock, _precision, at) => (new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true), 0);
    const { instance } = await WebAssembly.instantiate(bytes(wasm), { wasi_snapshot_preview1: { fd_close: never, fd_seek: never, fd_write: never, clock_time_get } });
    const doors = instance.exports;
    ({ memory } = doors);
    doors._initialize();
    window.call = (door, input, ...numbers) => {
      const all = typeof input === 'string' ? new TextEncoder().encode(input) : input;
      const at = doors.heptad_input(all.length);
      new Uint8Array(memory.buffer, at, all.length).set(all);
      const out = doors[door](...numbers);
      const text = new Uint8Array(memory.buffer);
      return new TextDecoder().decode(text.subarray(out, text.indexOf(0, out)));
    };
    const head = new TextEncoder().encode(`${set}\n`);
    const weights = bytes(net);
    const both = new Uint8Array(head.length + weights.length);
    both.set(head);
    both.set(weights, head.length);
    window.call('heptad_weights', both);
  }, [...files, rules]);
  return page;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });
console.log('iterations a second of processor time\n                       native      Node  Chromium   Node/native  Chromium/native');
let slowest = 1;
for (const [rules, players, iterations] of GAMES) {
  const native = new Native();
  const { record, seat } = await position(native, rules, players);
  const wasm = await load();
  await wasm.weights(rules);
  const page = await open_page(browser, rules);
  const best = { native: Infinity, node: Infinity, chromium: Infinity };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Processor time, so that a busy machine does not matter much; the first round warms the compilers up.
  const spent = {
    node: () => process.cpuUsage().user / 1e3,
    chromium: async () => (await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'ThreadTime').value * 1e3,
  };
  const timed = async (who, think) => {
    const began = await spent[who]();
    const answer = await think();
    best[who] = Math.min(best[who], (await spent[who]()) - began);
    return answer;
  };
  for (let round = 0; round <= ROUNDS; ++round) {
    const bot = `search:iters=${iterations},seed=${round + 1}`;
    const { action, cpu_ms } = await native.ask({ cmd: 'bot', seat, bot });
    best.native = Math.min(best.native, cpu_ms);
    const answers = [
      action,
      await timed('node', () => wasm.call('heptad_think', `${bot}\n${record}`, seat)),
      await timed('chromium', () => page.evaluate(([text, who]) => window.call('heptad_think', text, who), [`${bot}\n${record}`, seat])),
    ];
    if (round === 0) Object.assign(best, { native: Infinity, node: Infinity, chromium: Infinity });
    if (new Set(answers).size !== 1) throw new Error(`${rules}: they decide differently: ${answers}`);
  }
  const rate = (who) => iterations / (best[who] / 1000);
  const share = (who) => rate(who) / rate('native');
  slowest = Math.min(slowest, share('node'), share('chromium'));
  const cell = (number) => Math.round(number).toLocaleString('en').padStart(9);
  console.log(`${`${rules}, ${players} players`.padEnd(24)}${['native', 'node', 'chromium'].map((who) => cell(rate(who))).join(' ')}  ${share('node').toFixed(2).padStart(11)}  ${share('chromium').toFixed(2).padStart(15)}`);
  native.close();
  await page.close();
}
await browser.close();
console.log(`the slowest makes ${(100 * slowest).toFixed(0)} % of the native iterations`);
