import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@chatdeck/source', 'module', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@chatdeck/source', 'module', 'node', 'development|production'] },
  },
  test: { name: 'sdk', include: ['{src,compiled-calls}/**/*.test.ts'], isolate: false },
});
