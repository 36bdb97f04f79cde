// The engine in a thread of its own. It knows no door by name: a call's text goes in, its answer comes back.
type Doors = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };
export type Call = { id: number; door: string; input: string | Uint8Array; numbers: number[] };
export type Answer = { id: number; answer?: string; error?: string };

let doors: Promise<Doors> | undefined;

async function open(module: WebAssembly.Module): Promise<Doors> {
  let memory: WebAssembly.Memory | undefined;
  const clock_time_get = (_clock: number, _precision: bigint, pointer: number) => {
    new DataView(memory!.buffer).setBigUint64(pointer, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  };
  // Plain computation: of the system it asks for nothing but the time.
  const never = () => {
    throw new Error('the engine asked for a file');
  };
  const wasi = { fd_close: never, fd_seek: never, fd_write: never, clock_time_get };
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  memory = instance.exports['memory'] as WebAssembly.Memory;
  (instance.exports['_initialize'] as () => void)();
  return instance.exports as unknown as Doors;
}

function enter(all: Doors, { door, input, numbers }: Call): string {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const start = all['heptad_input']!(bytes.length);
  new Uint8Array(all.memory.buffer, start, bytes.length).set(bytes);
  const at = all[door]!(...numbers);
  const memory = new Uint8Array(all.memory.buffer);
  return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
}

self.onmessage = async ({ data }: MessageEvent<{ module: WebAssembly.Module } | Call>) => {
  if ('module' in data) {
    doors = open(data.module);
    return;
  }
  try {
    self.postMessage({ id: data.id, answer: enter(await doors!, data) } satisfies Answer);
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
};
