import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Styles keep their class names and are not compiled: no test reads CSS, and the compiler costs a second per run.
  plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  resolve: {
    conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'],
    // The icons from one file instead of 1,700: half a second per test file.
    alias: [{ find: /^lucide-react$/, replacement: 'lucide-react/dist/cjs/lucide-react.js' }],
  },
  ssr: {
    resolve: { conditions: ['@chatdeck/source', 'module', 'node', 'development|production'] },
  },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    // A screen that is typed into takes two seconds on an idle machine; a busy one has the same promise.
    testTimeout: 30_000,
  },
});
