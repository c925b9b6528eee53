import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { compiledCalls } from '../calls.build';

const KB = 1_000;

/** The initial download of a page with these lines of host code, minified and gzipped; lazy chunks are not counted. */
async function gzippedBytes(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    conditions: ['@chatdeck/source'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'bundle',
    write: false,
    plugins: [compiledCalls()],
  });
  const entry = outputFiles.find((file) => file.path.endsWith('stdin.js'));
  if (!entry) throw new Error('The bundle has no entry');
  return gzipSync(entry.contents, { level: 9 }).length;
}

const ONE_RESOURCE = `
  import { createClient } from './index';
  import { materialResource } from './resources';
  export const connect = (options) => createClient({ material: materialResource }, options);
`;

const SIMULATION = `export { reasonText, REASON_TEXT, simulate } from './simulate';`;

describe('what a host downloads', () => {
  it.each([
    // These two grow with every list, rule and notice of the product, as intended; a bundler includes only what a page
    // imports.
    ['all constants', `export * from './constants';`, 9.3 * KB],
    ['all texts', `export * from './texts';`, 11.4 * KB],
    ['the core of the client with one resource', ONE_RESOURCE, 16 * KB],
    // It includes the schemas of requests, which grow with each rule but are not run (docs/decisions/0008).
    ['the whole client', `export { createChatdeckClient } from './index';`, 44.2 * KB],
    ['the upload rules', `export { checkUpload } from './rules';`, 1 * KB],
    ['the simulation of the robot with its texts', SIMULATION, 12.5 * KB],
    ['the simulation and the check of a config', `export * from './simulate';`, 24.2 * KB],
    ['reading the lists of a config', `export { readList } from './entities';`, 9 * KB],
  ])('keeps %s within its budget', async (_name, code, budget) => {
    const bytes = await gzippedBytes(code);
    expect(bytes).toBeLessThan(budget);
  });
});
