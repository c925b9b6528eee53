import { readdir, rm, writeFile } from 'node:fs/promises';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform, type BuildOptions, type Metafile } from 'esbuild';
import postcss from 'postcss';
import packageJson from './package.json' with { type: 'json' };
import { layered, raise } from './raise.build';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const PROVIDER = 'src/index.ts';
/** What is no panel: its styles come with those of the panels. */
const NO_PANELS = [
  '.',
  './client',
  './elements',
  './hooks',
  './locales',
  './primitives',
  './theme',
];
const TARGET = ['chrome111', 'safari16.4', 'firefox113'];

/**
 * Writes all styles as one file, once without a layer and once in `@layer chatdeck`, and for each panel what it and the
 * provider need: `material.css`. Panels of several entries on one page take the one file: two sheets would repeat rules,
 * and their order would depend on the host.
 */
export async function writeStyles(folder: string): Promise<void> {
  await removeCss(folder);
  const styles = await readStyles();
  const css = await wholeSheet();
  await writeFile(path.join(folder, 'styles.css'), css);
  await writeFile(path.join(folder, 'styles.layer.css'), await minified([layered(css)]));
  const panels = Object.keys(packageJson.exports).filter(isPanel);
  const sources = panels.map(sourceOf);
  const { inputs } = await graphOf(sources);
  for (const [at, panel] of panels.entries()) {
    const file = path.join(folder, `${panel.slice(2)}.css`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await sheetOf(styles, inputs, sources[at] ?? PROVIDER));
  }
}

/** All styles as one text, without a layer. */
export const wholeSheet = async (): Promise<string> =>
  (await minified((await readStyles()).map(([, text]) => text))).trim();

/** The styles of one public subpath, such as `./material`, with the provider's, in the order of the whole sheet. */
export async function panelStyles(subpath: string): Promise<string> {
  const source = sourceOf(subpath);
  const { inputs } = await graphOf([source]);
  return sheetOf(await readStyles(), inputs, source);
}

const isPanel = (subpath: string): boolean =>
  !NO_PANELS.includes(subpath) && sourceOf(subpath) !== PROVIDER;

/** The file that a public subpath stands for; that of the provider for what is no script. */
function sourceOf(subpath: string): string {
  const found = Object.entries(packageJson.exports).find(([name]) => name === subpath);
  const target = found?.[1];
  return typeof target === 'object' && '@chatdeck/source' in target
    ? target['@chatdeck/source'].slice(2)
    : PROVIDER;
}

type Styles = readonly (readonly [file: string, css: string])[];

async function sheetOf(styles: Styles, inputs: Metafile['inputs'], source: string) {
  const reached = reachedFrom(inputs, [PROVIDER, source]);
  return minified(styles.flatMap(([file, css]) => (reached.has(file) ? [css] : [])));
}

function reachedFrom(inputs: Metafile['inputs'], starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    inputs[file]?.imports.forEach(({ path: next }) => visit(next));
  };
  starts.forEach(visit);
  return found;
}

/** What imports what, from some sources on. */
async function graphOf(sources: readonly string[]): Promise<Metafile> {
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: [PROVIDER, ...sources],
    metafile: true,
    splitting: true,
    external: externals(),
  });
  return metafile;
}

const externals = (): string[] =>
  Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }).flatMap((name) => [
    name,
    `${name}/*`,
  ]);

/** The rules of each style file, in the order of the whole sheet. */
async function readStyles(): Promise<Styles> {
  const contents = (await styleFiles()).map((file) => `import './${file}';`).join('\n');
  const result = await build({ ...OPTIONS, stdin: { contents, resolveDir: ROOT } });
  const css = result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
  // A bundle says before each part which file it is from.
  const [, ...parts] = css.split(/^\/\* vanilla-extract-css-ns:(\S+?)\.vanilla\.css\S* \*\/$/m);
  return parts.flatMap((part, at) =>
    at % 2 === 0 ? [[part, raisedIn(part, parts[at + 1] ?? '')] as const] : [],
  );
}

const raisedIn = (from: string, css: string): string => postcss(raise()).process(css, { from }).css;

const minified = async (parts: readonly string[]): Promise<string> =>
  (await transform(parts.join('\n'), { loader: 'css', minify: true, target: TARGET })).code;

/** Theme first, then what others are made of, then the screens. */
async function styleFiles(): Promise<string[]> {
  const order = [
    'src/theme/theme.css.ts',
    'src/theme/',
    'src/primitives/',
    'src/forms/',
    'src/lists/',
  ];
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

const OPTIONS = {
  absWorkingDir: ROOT,
  outdir: 'dist',
  bundle: true,
  write: false,
  format: 'esm',
  conditions: ['@chatdeck/source'],
  target: TARGET,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
} satisfies BuildOptions;

/** The CSS that belongs to single chunks; no script imports it. */
async function removeCss(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const styles = entries.filter((file) => /\.css(\.map)?$/.test(file));
  await Promise.all(styles.map((file) => rm(path.join(folder, file))));
}
