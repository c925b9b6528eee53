import { defineConfig } from 'tsup';

const ENTRIES = [
  'src/index.ts',
  'src/contract/index.ts',
  'src/contract/openapi.ts',
  'src/resources/index.ts',
  'src/lazy.ts',
  'src/scopes.ts',
  'src/rules.ts',
  'src/constants.ts',
  'src/texts.ts',
  'src/entities.ts',
  'src/cron/index.ts',
  'src/simulate/index.ts',
  'src/served/index.ts',
  'src/testing/index.ts',
];

export default defineConfig({
  // Each resource in files of its own, so that a host downloads those of its own panels only.
  entry: [...ENTRIES, 'src/resources/*/*.{endpoints,resource,rules,schema}.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  dts: {
    // What `tsc` wrote before: from the sources, each entry would make a program of its own.
    entry: Object.fromEntries(
      ENTRIES.map((entry) => entry.replace(/^src\/|\.ts$/g, '')).map((name) => [
        name,
        `.declarations/${name}.d.ts`,
      ]),
    ),
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
});
