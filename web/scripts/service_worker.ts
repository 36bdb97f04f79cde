// Builds the service worker last, with the list of all that was built.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// What has its contents' hash in its name needs no other.
function entry(folder: string, path: string): { url: string; revision: string | null } {
  const url = path.slice(folder.length + 1);
  return { url, revision: url.startsWith('assets/') ? null : createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) };
}

export function service_worker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    async closeBundle() {
      const list = files(folder).filter((path) => !path.endsWith('/sw.js')).map((path) => entry(folder, path));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { PRECACHE: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: fileURLToPath(new URL('../src/local/service_worker.ts', import.meta.url)), formats: ['iife'], name: 'heptad', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
