import { defineConfig } from 'vitest/config';
import ui from './vitest.config';

/** What the stage `bad input` runs: every exported component under server faults and nasty texts. */
export default defineConfig({
  ...ui,
  test: {
    ...ui.test,
    name: 'bad input',
    include: ['src/catalogue/**/*.bad-input.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What waits for a server needs little of a core; vitest would take one of two.
    maxWorkers: 3,
  },
});
