import { defineConfig } from 'vitest/config';
import server from './vitest.config';

/** What the stage `guarantees` runs: counts, each beside what the same count finds where there is something to find. */
export default defineConfig({
  ...server,
  test: {
    ...server.test,
    name: 'guarantees',
    include: ['src/guarantees/**/*.guarantee.ts'],
    isolate: true,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
