import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { markClientEntries, nameOf, sources } from './entries.build';
import { sheetText } from './global.build';
import { writeStyles } from './styles.build';

const sourceOf = (module: string) =>
  ['.tsx', '.ts', '/index.ts'].map((end) => `./${module}${end}`).filter((file) => existsSync(file));
const isIndex = (source: string) => source.endsWith('/index.ts');
// What an entry only passes on is a file of its own: a bundler then takes one screen without its sisters.
const parts = sources
  .filter(isIndex)
  .flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/from '(\..+|#features\/.+)'/g)].flatMap(
      ([, to = '']) =>
        sourceOf(
          to.startsWith('#')
            ? to.replace('#', 'src/').replace(/\.tsx?$/, '')
            : path.posix.join(path.posix.dirname(source), to),
        ),
    ),
  );
const entry = Object.fromEntries([...sources, ...parts].map((source) => [nameOf(source), source]));

/** What the console runs; `tsup.publish.ts` adds what only a host needs. */
export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  // Bundling drops the directives of the files; `markClientEntries` leaves it to the entries.
  banner: { js: '"use client";' },
  esbuildPlugins: [sheetText(), vanillaExtractPlugin({ identifiers: 'short' })],
  sourcemap: true,
  // Chinese as it is: escaped, it is a tenth longer even in gzip.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  onSuccess: async () => {
    await writeStyles('dist');
    await markClientEntries('dist', sources.map(nameOf));
  },
});
