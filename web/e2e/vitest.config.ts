import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The longest file first, so that nobody waits for it alone at the end.
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const is_long = (file: TestSpecification) => file.moduleId.endsWith('geometry.e2e.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(is_long), ...sorted.filter((file) => !is_long(file))];
  }
}

// A real browser against the real server, with time for whole games. Every file has a server and a browser of its
// own, so two of them run side by side.
export default defineConfig({
  define: { LOCAL_FILES: 'null', SERVERLESS: 'false' }, // for what tests share with the page
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/**/*.e2e.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['verbose'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    globalSetup: ['e2e/build.ts'],
    bail: process.env['CI'] ? 3 : 0,
    // A slow machine may miss a beat of the browser; a fault shows every time.
    retry: process.env['CI'] ? 2 : 0,
  },
});
