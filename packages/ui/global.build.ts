import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { wholeSheet } from './styles.build';

const SOURCE = 'src/elements/global.ts';
const SCRIPT = 'chatdeck.global.js';
const DEVELOPMENT = 'chatdeck.global.dev.js';
/** The folder of what the script loads on need. */
const CHUNKS = 'global';
const SHEET = 'styles.css';
/** Holds every text: its texts are no reason to cut what others load into smaller pieces. */
const LANGUAGE_CHECK = 'elements-language-check';

/** The style sheet as the text that shadow roots adopt, in the place of an empty one. */
export const sheetText = (): Plugin => ({
  name: 'sheet-text',
  setup(bundler) {
    bundler.onLoad({ filter: /elements\/sheet-text\.ts$/ }, async () => ({
      contents: `export const sheetText = ${JSON.stringify(await wholeSheet())};`,
      loader: 'ts',
    }));
  },
});

const options = (folder: string, mode: 'production' | 'development' = 'production') =>
  ({
    outdir: folder,
    bundle: true,
    minify: mode === 'production',
    target: 'es2022',
    conditions: ['@chatdeck/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'error',
    plugins: [sheetText(), vanillaExtractPlugin({ identifiers: 'short' })],
  }) satisfies BuildOptions;

/** Where the script finds what it loads: beside itself, since a browser resolves `import()` by the script's own address. */
const onNeed = (parts: Map<string, string>): Plugin => ({
  name: 'on-need',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, async ({ path: to, kind, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const { path: file, errors } = await bundler.resolve(to, {
        ...from,
        kind,
        pluginData: 'seen',
      });
      if (errors.length > 0) return { errors };
      const name = path
        .relative('src', file)
        .replace(/\.tsx?$/, '')
        .replaceAll(path.sep, '-');
      parts.set(name, file);
      return { path: `./${CHUNKS}/${name}.js`, external: true };
    });
  },
});

/** A classic script stays in ASCII: a page that does not name its encoding would read it in another. */
const classic = (script: string) =>
  ({
    entryPoints: { [script.replace(/\.js$/, '')]: SOURCE },
    format: 'iife',
  }) satisfies BuildOptions;

/**
 * Writes the script for pages without a bundler, with React inside: a classic script that defines the elements, and the
 * modules that it loads when an element is on the page; and its development build. Beside them, what browsers check them
 * by.
 */
export async function writeGlobal(folder: string): Promise<void> {
  rmSync(path.join(folder, CHUNKS), { recursive: true, force: true });
  const parts = new Map<string, string>();
  const { plugins, ...rest } = options(folder);
  await build({ ...rest, ...classic(SCRIPT), plugins: [onNeed(parts), ...plugins] });
  const { [LANGUAGE_CHECK]: languageCheck = '', ...others } = Object.fromEntries(parts);
  for (const entryPoints of [others, { [LANGUAGE_CHECK]: languageCheck }]) {
    await build({
      ...options(path.join(folder, CHUNKS)),
      charset: 'utf8',
      entryPoints,
      chunkNames: 'part-[hash]',
      format: 'esm',
      splitting: true,
    });
  }
  removeCss(path.join(folder, CHUNKS), /\.css(\.map)?$/);
  await writeDevelopment(folder);
  writeIntegrity(folder);
}

/** In one file, which says to developers what is wrong; with the names of the sources, which a stack shows. */
async function writeDevelopment(folder: string): Promise<void> {
  await build({
    ...options(folder, 'development'),
    ...classic(DEVELOPMENT),
    minifyWhitespace: true,
  });
  removeCss(folder, /\.global\.dev\.css$/);
}

/** What the bundler writes of single files; the page has the one sheet. */
function removeCss(folder: string, names: RegExp): void {
  const styles = readdirSync(folder).filter((file) => names.test(file));
  for (const file of styles) rmSync(path.join(folder, file));
}

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** `{ "chatdeck.global.js": "sha384-…" }` of the script, its development build, the sheet and all that the script loads. */
function writeIntegrity(folder: string): void {
  const chunks = readdirSync(path.join(folder, CHUNKS)).filter((file) => file.endsWith('.js'));
  const files = [SCRIPT, DEVELOPMENT, SHEET, ...chunks.sort().map((file) => `${CHUNKS}/${file}`)];
  const hashes = files.map((file) => [file, hashOf(path.join(folder, file))]);
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(path.join(folder, 'integrity.json'), `${text}\n`);
}
