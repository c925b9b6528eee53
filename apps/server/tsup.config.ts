import { defineConfig } from 'tsup';

/** What every start needs is one file in place of two thousand, which took the larger part of a second to load. */
const LOADED_AT_START = [
  /^@chatdeck\/sdk/,
  /^@fastify\//,
  /^aedes$/,
  /^drizzle-orm/,
  /^fastify$/,
  /^prom-client$/,
  /^ws$/,
  /^zod/,
];

/** Some of these packages are CommonJS, and ask for their own parts and those of Node by `require`. */
const REQUIRE = [
  `import { createRequire as createRequireOfFile } from 'node:module';`,
  `const require = createRequireOfFile(import.meta.url);`,
].join('');

export default defineConfig({
  entry: ['src/main.ts', 'src/admin.ts', 'src/build-image.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  noExternal: LOADED_AT_START,
  banner: { js: REQUIRE },
  shims: true,
});
