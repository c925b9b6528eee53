import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core free by itself: of two, that is half.
    maxWorkers: '100%',
    // Transformed modules are kept by a hash of their content, so that one test starts in a moment.
    experimental: { fsModuleCache: true },
    projects: [
      'packages/*',
      'packages/ui/vitest.logic.config.ts',
      'apps/*',
      'apps/console/vitest.logic.config.ts',
      {
        test: {
          name: 'repository',
          include: ['fixtures/robot/**/*.test.mjs', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
