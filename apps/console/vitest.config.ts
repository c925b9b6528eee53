import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { docSections } from './docs-sections.build.ts';
import { words } from './words.build.ts';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type {} from 'vitest/node';

/**
 * What a glob finds depends on which files there are, which Vitest sees by itself only where no type is named; and the
 * documentation has words of other files, and its search the texts of all pages.
 */
const MADE_OF_OTHERS = /\.mdx|docs-sections/;
const uncached: Plugin = {
  name: 'uncached',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ id, sourceCode }) =>
      sourceCode.includes('import.meta.glob') || MADE_OF_OTHERS.test(id) ? false : undefined,
    ),
};

export default defineConfig({
  // As in packages/ui: class names without CSS, and the icons from one file.
  plugins: [uncached, words(), docSections(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  resolve: {
    conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'],
    alias: [{ find: /^lucide-react$/, replacement: 'lucide-react/dist/cjs/lucide-react.js' }],
  },
  ssr: {
    resolve: { conditions: ['@chatdeck/source', 'module', 'node', 'development|production'] },
  },
  test: {
    name: 'console',
    environment: 'jsdom',
    setupFiles: ['vitest.setup.ts', 'src/testing/media.setup.ts'],
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    // As in packages/ui: a busy machine has the same promise as an idle one.
    testTimeout: 30_000,
  },
});
