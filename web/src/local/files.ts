// The engine and the bots' weights as files: fetched once when they are needed, by whichever thread.
import { createSignal } from 'solid-js';

type File = { path: string; bytes: number };
// Made by the build; nothing where it had no WebAssembly.
declare const LOCAL_FILES: { engine: File; nets: Record<string, File> } | null;

export const can_play_here = LOCAL_FILES !== null && typeof WebAssembly !== 'undefined' && typeof Worker !== 'undefined';

// How much is here of what is being fetched: nothing when nothing is.
const [loading, set_loading] = createSignal<{ loaded: number; total: number }>();
export { loading };
const under_way = new Map<string, { loaded: number; total: number }>();

function tell(path: string, now?: { loaded: number; total: number }): void {
  if (now) under_way.set(path, now);
  else under_way.delete(path);
  const all = [...under_way.values()];
  const sum = (of: 'loaded' | 'total') => all.reduce((before, one) => before + one[of], 0);
  set_loading(all.length ? { loaded: sum('loaded'), total: sum('total') } : undefined);
}

async function fetched({ path, bytes: total }: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    tell(path, { loaded: 0, total });
    const answer = await fetch(new URL(import.meta.env.BASE_URL + path, document.baseURI));
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    const all = new Uint8Array(total);
    let loaded = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      all.set(value, loaded); // throws when it is longer than it should be
      tell(path, { loaded: (loaded += value.length), total });
    }
    if (loaded !== total) throw new Error(`${path} is cut off`);
    return all;
  } finally {
    tell(path);
  }
}

// What failed is tried again the next time.
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export const engine_module = once(async () => WebAssembly.compile(await fetched(LOCAL_FILES!.engine)));

const nets = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>();
export function net_file(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = LOCAL_FILES!.nets[name];
  if (!file) throw new Error(`no weights ${name}`);
  if (!nets.has(name)) nets.set(name, once(() => fetched(file)));
  return nets.get(name)!();
}
