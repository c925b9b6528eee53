import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
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
