// A plain host of files, as there are many: it knows no addresses but those of files, and no server of ours.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.wasm': 'application/wasm', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
};

export type Host = { url: string; asked: string[]; stop: () => Promise<void> };

// The folder stands under `path`, and nothing else does.
export async function serve_files(folder: string, path = '/'): Promise<Host> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://x').pathname;
    asked.push(url);
    const file = url.startsWith(path) ? join(folder, normalize(decodeURIComponent(url.slice(path.length) || 'index.html'))) : '';
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    asked,
    stop: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    }),
  };
}
