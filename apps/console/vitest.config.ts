import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@chatdeck/source', 'module', 'node', 'development|production'] },
  },
  test: {
    name: 'console',
    environment: 'jsdom',
    setupFiles: ['src/testing/media.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
