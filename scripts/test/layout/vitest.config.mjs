import { defineConfig } from 'vitest/config';

/** Tests every exported component with nasty texts in a real browser; three concurrent pages keep two cores busy. */
export default defineConfig({
  test: {
    include: ['scripts/test/layout/*.check.mjs'],
    globalSetup: 'scripts/test/layout/global-setup.mjs',
    fileParallelism: false,
    maxConcurrency: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
