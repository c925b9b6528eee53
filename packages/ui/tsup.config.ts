import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import packageJson from './package.json' with { type: 'json' };
import { writeStyles } from './styles.build';

/** The entries are the public subpaths of the package. */
const sources = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'object' ? [target['@chatdeck/source']] : [],
);
const entry = Object.fromEntries(
  sources.map((source) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source]),
);

// The declarations of fifteen entries want more memory than Node grants on small machines: see `build`.
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
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
  onSuccess: () => writeStyles('dist'),
});
