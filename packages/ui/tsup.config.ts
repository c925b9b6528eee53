import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeStyles } from './styles.build';

type Exports = Record<string, string | Record<string, string>>;

/** The entries are the public subpaths of the package. */
async function entriesOf(packageJson: string): Promise<Record<string, string>> {
  const { exports }: { exports: Exports } = JSON.parse(await readFile(packageJson, 'utf8'));
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target['@chatdeck/source'] ? [target['@chatdeck/source']] : [],
  );
  return Object.fromEntries(
    sources
      .filter((source) => existsSync(source))
      .map((source) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source]),
  );
}

export default defineConfig(async () => ({
  entry: await entriesOf('package.json'),
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
}));
