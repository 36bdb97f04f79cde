// Loads a WebAssembly file the way a browser would: no WASI but a clock, and three stubs that are never to be called.
import { readFile } from 'node:fs/promises';

const refuse = (name) => () => {
  throw new Error(`WebAssembly called ${name}`);
};

export async function load(path = new URL('../../build-wasm/heptad.wasm', import.meta.url)) {
  let memory;
  const clock_time_get = (clock, precision, pointer) => {
    new DataView(memory.buffer).setBigUint64(pointer, process.hrtime.bigint(), true);
    return 0;
  };
  const stubs = { fd_close: refuse('fd_close'), fd_seek: refuse('fd_seek'), fd_write: refuse('fd_write') };
  const { instance } = await WebAssembly.instantiate(await readFile(path), { wasi_snapshot_preview1: { ...stubs, clock_time_get } });
  const { _initialize, heptad_input, ...doors } = instance.exports;
  ({ memory } = instance.exports);
  _initialize();

  const write = (text) => {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(memory.buffer, heptad_input(bytes.length), bytes.length).set(bytes);
  };
  const read = (pointer) => {
    const bytes = new Uint8Array(memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  };
  // call('heptad_signature', 'duel', 2, 1000): the text goes first, numbers follow, text comes back.
  return { call: (door, text, ...numbers) => (write(text), read(doors[door](...numbers))) };
}
