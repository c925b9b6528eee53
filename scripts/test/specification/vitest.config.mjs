import { defineConfig } from 'vitest/config';

/** The rows of the specification, each with the tests that prove it; it comes after them. */
export default defineConfig({
  test: { include: ['scripts/test/specification/*.check.mjs'] },
});
