import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Without `module`, which is for bundlers: Node loads some packages by these conditions itself.
const conditions = ['@chatdeck/source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'server',
    environment: 'node',
    alias: [
      {
        find: /^\.\/password-cost$/,
        replacement: join(import.meta.dirname, 'src/testing/password-cost.ts'),
      },
    ],
    include: ['src/**/*.test.ts'],
    // What only another server can do is tested where there is one; what only an embedded database can, where none is.
    exclude: [
      process.env.TEST_DATABASE_URL === undefined
        ? '**/*.postgresql.test.ts'
        : '**/*.embedded.test.ts',
      ...(existsSync('/usr/sbin/mosquitto') ? [] : ['**/*.mosquitto.test.ts']),
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share the database that their process unpacked; each test has accounts of its own.
    isolate: false,
    // What is polled for comes from a process, a broker or a database, which may be busy.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
