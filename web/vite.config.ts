import { defineConfig } from 'vitest/config';
import solid from 'vite-plugin-solid';
import { local_files } from './scripts/local_files.ts';
import { ask_the_room } from './scripts/room.ts';
import { service_worker } from './scripts/service_worker.ts';

// While developing, everything that is not the page itself comes from a running `heptad serve`.
const server = process.env['HEPTAD_URL'] ?? 'http://127.0.0.1:18210';

export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  plugins: [solid(), local_files(), service_worker()],
  define: { SERVERLESS: JSON.stringify(mode === 'static') },
  css: { postcss: { plugins: [ask_the_room] } },
  build: { outDir: mode === 'static' ? 'dist-static' : 'dist', target: 'es2022', cssMinify: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.{ts,tsx}'], environment: 'node' },
}));
