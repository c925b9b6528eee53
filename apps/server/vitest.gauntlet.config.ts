import { defineConfig } from 'vitest/config';
import guarantees from './vitest.guarantees.config';

/** What only the gauntlet runs: measurements that take too long for the stage `guarantees`. */
export default defineConfig({
  ...guarantees,
  test: {
    ...guarantees.test,
    name: 'gauntlet',
    include: ['src/gauntlet/**/*.gauntlet.ts'],
    maxWorkers: 1,
    testTimeout: 1_800_000,
  },
});
