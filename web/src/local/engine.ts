// An engine of its own in a thread of its own. Calls are answered in order; `stop` ends whatever it is thinking about,
// and the next call begins anew with the same weights.
import { engine_module, net_file } from './files';
import type { Answer, Call } from './worker';

export class Stopped extends Error {}

type Waiting = { done: (answer: string) => void; fail: (error: Error) => void };

export class Engine {
  private worker: Promise<Worker> | undefined;
  private calls = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly weighted = new Set<string>(); // rule sets whose weights this thread has

  // Text that a door gives: see bindings/wasm.
  async call(door: string, input: string | Uint8Array = '', ...numbers: number[]): Promise<string> {
    const starting = this.start();
    const worker = await starting;
    if (this.worker !== starting) throw new Stopped();
    const id = ++this.calls;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      worker.postMessage({ id, door, input, numbers } satisfies Call);
    });
  }

  // Before a bot plays these rules.
  async weights(rules: string): Promise<void> {
    if (this.weighted.has(rules)) return;
    const bytes = await net_file(await this.call('heptad_net_name', rules));
    const head = new TextEncoder().encode(`${rules}\n`);
    const input = new Uint8Array(head.length + bytes.length);
    input.set(head);
    input.set(bytes, head.length);
    const refused = await this.call('heptad_weights', input);
    if (refused) throw new Error(refused);
    this.weighted.add(rules);
  }

  stop(): void {
    void this.worker?.then((worker) => worker.terminate());
    this.worker = undefined;
    this.weighted.clear();
    for (const one of this.waiting.values()) one.fail(new Stopped());
    this.waiting.clear();
  }

  private start(): Promise<Worker> {
    this.worker ??= engine_module().then(
      (module) => {
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
        worker.onerror = (event) => this.break(event.message);
        worker.postMessage({ module });
        return worker;
      },
      (error: unknown) => {
        this.worker = undefined;
        throw error;
      },
    );
    return this.worker;
  }

  private hear({ id, answer, error }: Answer): void {
    if (answer === undefined) return this.break(error ?? '');
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  // What failed in the middle cannot be trusted any more.
  private break(why: string): void {
    for (const one of this.waiting.values()) one.fail(new Error(why));
    this.waiting.clear();
    this.stop();
  }
}
