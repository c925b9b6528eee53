// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledCalls } from '../../sdk/calls.build';
import { panelStyles } from '../styles.build';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KB = 1024;
const HOST = `
  import { createClient, materialResource } from '@chatdeck/sdk/resources';
  import { ChatdeckProvider } from './src/index';
  import { MaterialPanel } from './src/features/material/index';
  console.log(createClient, materialResource, ChatdeckProvider, MaterialPanel);
`;

/** All texts in Traditional Chinese, loaded by a page in it alone. */
const ZH_TW = './zh-tw/index.ts';

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** The chunks reachable from the host's own chunk through these kinds of import. */
function chunksFrom({ outputs }: Metafile, kinds: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    outputs[file]?.imports
      .filter(({ kind, path }) => kinds.includes(kind) && path in outputs)
      .forEach(({ path }) => visit(path));
  };
  visit('bundle/host.js');
  return found;
}

/** What a page downloads for one panel with its provider, data layer and styles; React itself is left to the host. */
async function measure() {
  const { metafile, outputFiles } = await build({
    stdin: { contents: HOST, resolveDir: ROOT, loader: 'tsx' },
    absWorkingDir: ROOT,
    entryNames: 'host',
    outdir: 'bundle',
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    // As Vite and webpack write texts.
    charset: 'utf8',
    conditions: ['@chatdeck/source'],
    // A page with a client never loads the demo, and one in Chinese or English no other language.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '@chatdeck/sdk/demo', ZH_TW],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledCalls(), vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const styles = gzipped(await panelStyles('./material'));
  const sum = (chunks: ReadonlySet<string>) =>
    outputFiles
      .filter(({ path }) => chunks.has(`bundle/${path.split('/bundle/').at(-1) ?? ''}`))
      .reduce((bytes, { contents }) => bytes + gzipped(contents), styles);
  return {
    first: sum(chunksFrom(metafile, ['import-statement'])),
    all: sum(chunksFrom(metafile, ['import-statement', 'dynamic-import'])),
    styles,
  };
}

/**
 * The targets are 85 and 150 KB. About 60 KB of the first load are third-party libraries: Redux Toolkit with RTK Query 26,
 * react-aria 19, icons, fetch and the Redux bindings the rest. These limits stop the sizes from growing
 * (docs/decisions/0008).
 */
describe('what a host downloads for the material panel', () => {
  let size: Awaited<ReturnType<typeof measure>>;
  beforeAll(async () => {
    size = await measure();
  }, 60_000);

  it('before the first dialog', () => {
    expect(size.first).toBeLessThan(100 * KB);
  });

  it('in all', () => {
    expect(size.all).toBeLessThan(195.5 * KB);
  });

  it('for Traditional Chinese besides', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/locales/zh-tw/index.ts'],
      absWorkingDir: ROOT,
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
      conditions: ['@chatdeck/source'],
    });
    const pack = outputFiles.reduce((bytes, { contents }) => bytes + gzipped(contents), 0);
    expect(pack).toBeLessThan(55 * KB);
  });
});
