import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requiredDefects } from './required-entries.mjs';

/** The defects of a package of ES modules with these entries. */
async function defectsOf(codes) {
  const folder = await mkdtemp(path.join(tmpdir(), 'required-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Object.entries(codes);
  const exports = Object.fromEntries(
    files.map(([name]) => [`./${name}`, { default: `./${name}.js` }]),
  );
  const sheets = { './*.css': { default: './dist/*.css' }, './package.json': './package.json' };
  const manifest = { name: '@scope/kit', type: 'module', exports: { ...exports, ...sheets } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, code] of files) await writeFile(path.join(folder, `${name}.js`), code);
  return requiredDefects(folder);
}

it('is content with entries that a CommonJS file can load', async () => {
  const codes = { core: 'export const a = 1;', view: "export { a } from './core.js';" };
  expect(await defectsOf(codes)).toEqual([]);
});

it('names an entry that waits for something, and goes on with the others', async () => {
  const codes = {
    waits: 'export const a = await Promise.resolve(1);',
    page: 'export const width = window.innerWidth;',
    nothing: 'globalThis.a = 1;',
  };
  const defects = await defectsOf(codes);
  expect(defects).toHaveLength(3);
  expect(defects[0]).toMatch(/^@scope\/kit\/waits cannot be required: .*top-level await/);
  expect(defects[1]).toMatch(/^@scope\/kit\/page cannot be required: .*window is not defined/);
  expect(defects[2]).toBe('@scope/kit/nothing cannot be required: it exports nothing');
});

it('says when an entry ends the process', async () => {
  expect(await defectsOf({ quits: 'process.exit(3);' })).toEqual([
    expect.stringMatching(/ends with 3$/),
  ]);
});
