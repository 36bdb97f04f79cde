// The first load of the client, gzipped: the page, everything it names and what that imports, and the fonts its style names.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 250 * 1024;
const dist = new URL('../dist/', import.meta.url).pathname;

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}
const all = files(dist);

// Whatever stands there by its name; of a script only what it imports at once.
const NAMED = { '.html': /[\w-]+\.\w+(?=")/g, '.css': /[\w-]+\.woff2/g, '.js': /(?<=(?:from|import)\s*["'`]\.\/)[^"'`]+/g };
function named_by(path) {
  const names = new Set(readFileSync(path, 'utf8').match(NAMED[extname(path)] ?? /$^/g) ?? []);
  return all.filter((one) => names.has(basename(one)));
}
function load(path, loaded = new Set()) {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  for (const next of named_by(path)) load(next, loaded);
  return loaded;
}

// Fonts are already compressed; text is sent gzipped.
const sent = (path) => (extname(path) === '.woff2' ? statSync(path).size : gzipSync(readFileSync(path)).length);
const told = (bytes, what) => console.log(`${(bytes / 1024).toFixed(1).padStart(8)} kB  ${what}`);
const weight = (paths) => paths.reduce((sum, path) => sum + sent(path), 0);

// Icons are for who installs it; the engine and the weights come in the background, so that it plays without a server later.
const later = (path) => ['.wasm', '.net', '.png'].includes(extname(path)) || path.endsWith('/sw.js');
const first = [...load(join(dist, 'index.html'))].filter((path) => !later(path));
const on_demand = all.filter((path) => !first.includes(path) && !later(path) && ['.js', '.css'].includes(extname(path)));
for (const path of first) told(sent(path), path.slice(dist.length));
told(weight(first), `first load, gzip; limit ${LIMIT / 1024} kB`);
told(weight(on_demand), 'when asked for: boards, lessons, rules, scenes, review, analysis');
told(weight(all.filter(later)), 'later, in the background');
if (weight(first) > LIMIT) {
  console.error('The first load is heavier than its limit.');
  process.exit(1);
}
