import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions } from 'esbuild';
import packageJson from './package.json' with { type: 'json' };

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const LAYER = 'chatdeck';
const FEATURES = 'src/features';
const PROVIDER = './src/index';

/**
 * Writes all styles as one file, once without a layer and once in `@layer chatdeck`, and for each panel what it and the
 * provider need: `material.css`. Panels of several entries on one page take the one file: two sheets would repeat rules,
 * and their order would depend on the host.
 */
export async function writeStyles(folder: string): Promise<void> {
  await removeCss(folder);
  const css = await bundle(await styleFiles());
  await writeFile(path.join(folder, 'styles.css'), css);
  await writeFile(path.join(folder, 'styles.layer.css'), `@layer ${LAYER}{${css.trim()}}\n`);
  const features = await readdir(path.join(ROOT, FEATURES));
  // Folders without a subpath hold what several panels share.
  for (const entry of features.filter((name) => `./${name}` in packageJson.exports)) {
    await writeFile(path.join(folder, `${entry}.css`), await panelStyles(entry));
  }
}

/** The styles of one entry with the provider's, in the order of the whole sheet. */
export async function panelStyles(entry: string): Promise<string> {
  const contents = [PROVIDER, `./${FEATURES}/${entry}/index`]
    .map((file) => `export * from '${file}';`)
    .join('\n');
  const { metafile } = await build({
    ...OPTIONS,
    stdin: { contents, resolveDir: ROOT },
    metafile: true,
    splitting: true,
    packages: 'external',
  });
  const reached = Object.keys(metafile.inputs);
  return bundle((await styleFiles()).filter((file) => reached.includes(file)));
}

/** Theme first, then primitives, then what is made of them. */
async function styleFiles(): Promise<string[]> {
  const order = ['src/theme/theme.css.ts', 'src/theme/', 'src/primitives/'];
  const rank = (file: string) => {
    const at = order.findIndex((start) => file.startsWith(start));
    return at === -1 ? order.length : at;
  };
  const files = await folderFiles('src');
  return files.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

async function folderFiles(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true });
  return entries
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => path.posix.join(folder, file));
}

async function bundle(files: readonly string[]): Promise<string> {
  const result = await build({
    ...OPTIONS,
    stdin: {
      contents: files.map((file) => `import './${file}';`).join('\n'),
      resolveDir: ROOT,
    },
  });
  return result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}

const OPTIONS = {
  absWorkingDir: ROOT,
  outdir: 'dist',
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  conditions: ['@chatdeck/source'],
  target: ['chrome111', 'safari16.4', 'firefox113'],
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
} satisfies BuildOptions;

/** The CSS that belongs to single chunks; no script imports it. */
async function removeCss(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const styles = entries.filter((file) => /\.css(\.map)?$/.test(file));
  await Promise.all(styles.map((file) => rm(path.join(folder, file))));
}
