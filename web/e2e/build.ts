// The tests serve what people get: the built client.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export default function setup(): void {
  const web = new URL('..', import.meta.url).pathname;
  if (process.env['HEPTAD_DIST'] === 'as-is' && existsSync(`${web}dist/index.html`)) return;
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
}
