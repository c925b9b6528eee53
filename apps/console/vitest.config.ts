import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { docSections } from './docs-sections.build.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in packages/ui: class names without CSS, and the icons from one file.
  plugins: [docSections(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
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
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
