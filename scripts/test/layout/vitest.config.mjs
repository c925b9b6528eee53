import { defineConfig } from 'vitest/config';

/** Every exported component with nasty texts in a real browser; three pages at a time keep two cores busy. */
export default defineConfig({
  test: {
    include: ['scripts/test/layout/*.check.mjs'],
    maxConcurrency: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
