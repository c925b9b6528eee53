import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@chatdeck/source', 'module', 'node', 'development|production'] },
  },
  test: { name: 'console', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
