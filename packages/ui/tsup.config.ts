import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { resolveAliases } from './declarations.build';
import { markClientEntries, writeCssTypes } from './entries.build';
import { sheetText, writeGlobal } from './global.build';
import packageJson from './package.json' with { type: 'json' };
import { writeStyles } from './styles.build';

resolveAliases('.declarations');

/** The entries are the public subpaths of the package. */
const sources = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'object' && '@chatdeck/source' in target ? [target['@chatdeck/source']] : [],
);
const nameOf = (source: string) => source.replace(/^\.\/src\/|\.tsx?$/g, '');
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
// What `tsc` wrote before: from the sources, each entry would make a program of its own, in minutes.
const declarations = Object.fromEntries(
  sources.map(nameOf).map((name) => [name, `.declarations/${name}.d.ts`]),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  // Bundling drops the directives of the files; `markClientEntries` leaves it to the entries.
  banner: { js: '"use client";' },
  esbuildPlugins: [sheetText(), vanillaExtractPlugin({ identifiers: 'short' })],
  // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
  dts: {
    entry: declarations,
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
  sourcemap: true,
  // Chinese as it is: escaped, it is a tenth longer even in gzip.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  onSuccess: async () => {
    await writeStyles('dist');
    await writeCssTypes('dist');
    await markClientEntries('dist', sources.map(nameOf));
    await writeGlobal('dist');
  },
});
