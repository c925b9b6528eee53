import { defineConfig } from 'vitest/config';

/** Checks the rows of the specification against the tests that prove them; runs after those. */
export default defineConfig({
  test: { include: ['scripts/test/specification/*.check.mjs'] },
});
