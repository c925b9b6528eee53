import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledCalls } from '../calls.build';

const KB = 1_000;
const calls = compiledCalls();

/** What a page with these lines of host code downloads before anything lazy, minified. */
async function download(code: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    conditions: ['@chatdeck/source'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'bundle',
    write: false,
    metafile: true,
    plugins: [calls],
  });
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { kind, path } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in metafile.outputs) visit(path);
    }
  };
  visit(Object.keys(metafile.outputs).find((file) => file.endsWith('stdin.js')) ?? '');
  const bytes = outputFiles
    .filter(({ path }) => [...files].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const modules = [...files].flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
  return { bytes, modules };
}

const ONE_RESOURCE = `
  import { createClient, materialResource } from './resources';
  export const connect = (options) => createClient({ material: materialResource }, options);
`;

const SIMULATION = `export { reasonText, REASON_TEXT, simulate } from './simulate';`;

describe('what a host downloads', () => {
  // The first bundle of a client compiles the calls of the contract, for all.
  beforeAll(() => download(`export * from './resources';`), 60_000);

  it.each([
    // These two grow with every list, rule and notice of the product, as intended; a bundler includes only what a page
    // imports.
    ['all constants', `export * from './constants';`, 8.2 * KB],
    ['all texts', `export * from './texts';`, 6.8 * KB],
    ['the texts of rules', `export * from './rule-texts';`, 5.6 * KB],
    ['the core of the client with one resource', ONE_RESOURCE, 9.4 * KB],
    ['the whole client', `export { createChatdeckClient } from './index';`, 24.5 * KB],
    ['the upload rules', `export { checkUpload } from './rules';`, 1 * KB],
    ['the simulation of the robot with its texts', SIMULATION, 12.5 * KB],
    ['the simulation and the check of a config', `export * from './simulate';`, 24.2 * KB],
    ['reading the lists of a config', `export { readList } from './entities';`, 9 * KB],
  ])('keeps %s within its budget', async (_name, code, budget) => {
    const { bytes } = await download(code);
    expect(bytes).toBeLessThan(budget);
  });

  it.each(['resources', 'constants', 'texts', 'rule-texts', 'plain-rules', 'config', 'simulate'])(
    'includes no schema library for what %s holds',
    async (entry) => {
      const { modules } = await download(`export * from './${entry}';`);
      expect(modules.length).toBeGreaterThan(1);
      expect(modules.filter((module) => module.includes('node_modules/zod/'))).toEqual([]);
    },
  );
});
