import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

const LAYER = 'chatdeck';

/**
 * Writes all styles as one file, once without a layer and once in `@layer chatdeck`. One file: the
 * order of the rules is then the same whichever panels a page has.
 */
export async function writeStyles(folder: string): Promise<void> {
  await removeCss(folder);
  const css = await bundle(await styleFiles());
  await writeFile(path.join(folder, 'styles.css'), css);
  await writeFile(path.join(folder, 'styles.layer.css'), `@layer ${LAYER}{${css.trim()}}\n`);
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
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => path.posix.join(folder, file));
}

async function bundle(files: readonly string[]): Promise<string> {
  const result = await build({
    stdin: {
      contents: files.map((file) => `import './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'safari16.4', 'firefox113'],
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}

/** The CSS that belongs to single chunks; no script imports it. */
async function removeCss(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const styles = entries.filter((file) => /\.css(\.map)?$/.test(file));
  await Promise.all(styles.map((file) => rm(path.join(folder, file))));
}
