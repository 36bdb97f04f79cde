// Loads the WebAssembly file the way a browser would: no WASI but a clock, and three stubs that are never to be called.
import { readFile } from 'node:fs/promises';

const refuse = (name) => () => {
  throw new Error(`WebAssembly called ${name}`);
};
const file = new URL('../../build-wasm/heptad_local.wasm', import.meta.url);
const net = (name) => readFile(new URL(`../../bots/data/${name}.net`, import.meta.url));

export async function load() {
  let memory;
  const clock_time_get = (clock, precision, pointer) => {
    new DataView(memory.buffer).setBigUint64(pointer, process.hrtime.bigint(), true);
    return 0;
  };
  const stubs = { fd_close: refuse('fd_close'), fd_seek: refuse('fd_seek'), fd_write: refuse('fd_write') };
  const { instance } = await WebAssembly.instantiate(await readFile(file), { wasi_snapshot_preview1: { ...stubs, clock_time_get } });
  const { _initialize, heptad_input, ...doors } = instance.exports;
  ({ memory } = instance.exports);
  _initialize();

  const write = (bytes) => {
    const at = heptad_input(bytes.length); // which may make the memory a larger one
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  };
  const read = (pointer) => {
    const bytes = new Uint8Array(memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  };
  // call('heptad_signature', 'duel', 2, 1000): the text goes first, numbers follow, text comes back.
  const call = (door, text, ...numbers) => (write(typeof text === 'string' ? new TextEncoder().encode(text) : text), read(doors[door](...numbers)));
  // The bots' weights of a rule set, without which they do not play.
  const weights = async (rules) => call('heptad_weights', Buffer.concat([Buffer.from(`${rules}\n`), await net(call('heptad_net_name', rules))]));
  return { call, weights };
}
