// The first load of the client, gzipped: the page, everything it names, and the fonts its style names.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 250 * 1024;
const dist = new URL('../dist/', import.meta.url).pathname;

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// Fonts are already compressed; text is sent gzipped.
const sent = (path) => (extname(path) === '.woff2' ? statSync(path).size : gzipSync(readFileSync(path)).length);
// In the background, so that it plays without a server later: the engine, the weights and what keeps them.
const later = (path) => ['.wasm', '.net', '.png'].includes(extname(path)) || path.endsWith('/sw.js');
const first = (path) => ['.html', '.js', '.css', '.svg', '.woff2', '.webmanifest'].includes(extname(path)) && !later(path);
const rows = files(dist).filter(first).map((path) => ({ name: path.slice(dist.length), size: sent(path) }));
const total = rows.reduce((sum, row) => sum + row.size, 0);
for (const row of rows) console.log(`${(row.size / 1024).toFixed(1).padStart(8)} kB  ${row.name}`);
console.log(`${(total / 1024).toFixed(1).padStart(8)} kB  whole client, gzip; limit ${LIMIT / 1024} kB`);
const rest = files(dist).filter(later).reduce((sum, path) => sum + sent(path), 0);
console.log(`${(rest / 1024).toFixed(1).padStart(8)} kB  later, in the background`);
if (total > LIMIT) {
  console.error('The client is heavier than its limit.');
  process.exit(1);
}
