import { defineConfig } from 'vitest/config';
import ui from './vitest.config';

/** What draws nothing needs no page, and its files may share a process. */
export default defineConfig({
  ...ui,
  test: {
    name: 'ui logic',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.dom.test.ts'],
    isolate: false,
  },
});
