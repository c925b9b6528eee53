import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/contract/openapi.ts',
    'src/rules.ts',
    'src/constants.ts',
    'src/texts.ts',
    'src/entities.ts',
    'src/cron/index.ts',
    'src/testing/index.ts',
  ],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
});
