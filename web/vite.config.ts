import { defineConfig } from 'vitest/config';
import { copyFileSync, existsSync } from 'node:fs';
import solid from 'vite-plugin-solid';
import { ask_the_room } from './scripts/room.ts';

// While developing, everything that is not the page itself comes from a running `heptad serve`.
const server = process.env['HEPTAD_URL'] ?? 'http://127.0.0.1:18210';

// The check of a deal, fetched only when somebody asks for it. Without the WebAssembly build the client does without.
const built = new URL('../build-wasm/heptad_deal.wasm', import.meta.url);
const deal_check = {
  name: 'deal-check',
  closeBundle() {
    if (existsSync(built)) copyFileSync(built, new URL('dist/heptad_deal.wasm', import.meta.url));
  },
};

export default defineConfig({
  plugins: [solid(), deal_check],
  define: { DEAL_CHECK: JSON.stringify(existsSync(built)) },
  css: { postcss: { plugins: [ask_the_room] } },
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.{ts,tsx}'], environment: 'node' },
});
