import { defineConfig } from 'vitest/config';
import ui from './vitest.config';

/** What the stage `bad input` runs: every exported component under server faults and nasty texts. */
export default defineConfig({
  ...ui,
  test: {
    ...ui.test,
    name: 'bad input',
    include: ['src/catalogue/**/*.bad-input.{ts,tsx}'],
    // Ends a test that hangs. What a user waits for has its own, much shorter limit: `eventually`.
    testTimeout: 120_000,
    hookTimeout: 30_000,
    // Lists of 50,000 rows outgrow the default young generation, and are then copied twice before they are dropped.
    execArgv: ['--max-semi-space-size=64'],
    // What waits for a server needs little of a core; vitest would take one of two.
    maxWorkers: 3,
  },
});
