import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { wholeSheet } from './styles.build';

const SCRIPT = 'chatdeck.global.js';
/** The folder of what the script loads on need. */
const CHUNKS = 'global';
const SHEET = 'styles.css';

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

const options = (folder: string) =>
  ({
    outdir: folder,
    bundle: true,
    minify: true,
    target: 'es2022',
    conditions: ['@chatdeck/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
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

/**
 * Writes the script for pages without a bundler, with React inside: a classic script that defines the elements, and the
 * modules that it loads when an element is on the page. Beside it, what browsers check them by.
 */
export async function writeGlobal(folder: string): Promise<void> {
  rmSync(path.join(folder, CHUNKS), { recursive: true, force: true });
  const parts = new Map<string, string>();
  const { plugins, ...rest } = options(folder);
  await build({
    ...rest,
    entryPoints: { [SCRIPT.replace(/\.js$/, '')]: 'src/elements/global.ts' },
    format: 'iife',
    plugins: [onNeed(parts), ...plugins],
  });
  await build({
    ...options(path.join(folder, CHUNKS)),
    // The script itself stays in ASCII: a page that does not name its encoding would read it in another, and modules never.
    charset: 'utf8',
    entryPoints: Object.fromEntries(parts),
    chunkNames: 'part-[hash]',
    format: 'esm',
    splitting: true,
  });
  removeCss(path.join(folder, CHUNKS));
  writeIntegrity(folder);
}

/** What the bundler writes of single files; the page has the one sheet. */
function removeCss(folder: string): void {
  const styles = readdirSync(folder).filter((file) => /\.css(\.map)?$/.test(file));
  for (const file of styles) rmSync(path.join(folder, file));
}

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** `{ "chatdeck.global.js": "sha384-…" }` of the script, the sheet and all that the script loads. */
function writeIntegrity(folder: string): void {
  const chunks = readdirSync(path.join(folder, CHUNKS)).filter((file) => file.endsWith('.js'));
  const files = [SCRIPT, SHEET, ...chunks.sort().map((file) => `${CHUNKS}/${file}`)];
  const hashes = files.map((file) => [file, hashOf(path.join(folder, file))]);
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(path.join(folder, 'integrity.json'), `${text}\n`);
}
