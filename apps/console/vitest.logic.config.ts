import { defineConfig } from 'vitest/config';
import console from './vitest.config';

/** What draws nothing needs no page, and its files may share a process. */
export default defineConfig({
  ...console,
  test: {
    ...console.test,
    name: 'console logic',
    environment: 'node',
    setupFiles: [],
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.dom.test.ts'],
    isolate: false,
  },
});
