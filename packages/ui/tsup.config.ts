import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import packageJson from './package.json' with { type: 'json' };
import { writeStyles } from './styles.build';

/** The entries are the public subpaths of the package. */
const sources = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'object' ? [target['@chatdeck/source']] : [],
);
const nameOf = (source: string) => source.replace(/^\.\/src\/|\.tsx?$/g, '');
const entry = Object.fromEntries(sources.map((source) => [nameOf(source), source]));
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
  // Bundling drops the directives of the files, and every one of them is for the client.
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports as deprecated.
  dts: {
    entry: declarations,
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
  onSuccess: () => writeStyles('dist'),
});
