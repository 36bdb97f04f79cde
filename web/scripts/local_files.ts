// What a browser needs to play by itself: the engine in WebAssembly and the bots' weights, each under a name that changes
// with its contents. Without the WebAssembly build the client does without.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const from_root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ENGINE = from_root('build-wasm/heptad_local.wasm');
const NETS = ['duel', 'pantheon', 'wonders1', 'wonders2', 'wonders1_modules', 'wonders2_modules'];

type File = { path: string; bytes: number; on_disk: string };

function file(on_disk: string): File {
  const contents = readFileSync(on_disk);
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 10);
  return { path: `assets/${on_disk.split('/').at(-1)!.replace('.', `-${hash}.`)}`, bytes: contents.length, on_disk };
}

export function local_files(): Plugin {
  const engine = existsSync(ENGINE) ? file(ENGINE) : undefined;
  const nets = Object.fromEntries(NETS.map((name) => [name, file(from_root(`bots/data/${name}.net`))]));
  const all = engine ? [engine, ...Object.values(nets)] : [];
  return {
    name: 'local-files',
    config: () => ({ define: { LOCAL_FILES: JSON.stringify(engine ? { engine, nets } : null, (key, value) => (key === 'on_disk' ? undefined : value)) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = all.find((one) => request.url?.endsWith(one.path));
        if (found) response.end(readFileSync(found.on_disk));
        else next();
      });
    },
    generateBundle() {
      for (const one of all) this.emitFile({ type: 'asset', fileName: one.path, source: readFileSync(one.on_disk) });
    },
  };
}
