import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishedFileDefects } from './published-files.mjs';

const mapped = (code, name) => `${code}\n//# sourceMappingURL=${name}.map\n`;
const PANEL = mapped('"use client";\nimport "./chunk.js";\nexport const Panel = 1;', 'panel.js');
const CHUNK = mapped("import { useState } from 'react';", 'chunk.js');
const ENTRY = { types: './dist/panel.d.ts', default: './dist/panel.js' };
const MANIFEST = {
  name: 'panels',
  version: '1.2.0',
  peerDependencies: { react: '^18.2.0 || ^19.0.0' },
  exports: {
    '.': ENTRY,
    './*.css': { types: './dist/panel.d.ts', default: './dist/*.css' },
    './package.json': './package.json',
  },
};

/** The defects of a package that has none but the change; a file that is null is left out. */
async function defectsOf({ manifest = {}, files = {} } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'dist'));
  const all = {
    'package.json': JSON.stringify({ ...MANIFEST, ...manifest }),
    'README.md': '',
    LICENSE: '',
    'CHANGELOG.md': '# panels\n\n## 1.2.0\n',
    'dist/panel.js': PANEL,
    'dist/panel.js.map': '{}',
    'dist/panel.d.ts': '',
    'dist/chunk.js': CHUNK,
    'dist/chunk.js.map': '{}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    if (text !== null) await writeFile(path.join(folder, file), text);
  }
  return publishedFileDefects(folder);
}

it('is content with a package that has everything', async () => {
  expect(await defectsOf()).toEqual([]);
});

it.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('misses %s', async (file) => {
  expect(await defectsOf({ files: { [file]: null } })).toEqual([
    `panels is published without ${file}`,
  ]);
});

it('misses what the changelog should say of the version', async () => {
  expect(await defectsOf({ manifest: { version: '1.3.0' } })).toEqual([
    'The CHANGELOG.md of panels says nothing of 1.3.0',
  ]);
});

it.each(['*', '>=18', '18.2.0', '^18.2.0 || >=19'])('rejects the peer range %s', async (range) => {
  expect(await defectsOf({ manifest: { peerDependencies: { react: range } } })).toEqual([
    `panels takes react in a range without a bound, ${range}`,
  ]);
});

it('lets no browser package ask for a version of Node', async () => {
  expect(await defectsOf({ manifest: { engines: { node: '>=20' } } })).toEqual([
    'panels runs in browsers, and asks for engines',
  ]);
});

it.each([
  [{ types: './dist/panel.d.ts', import: './dist/panel.js' }, 'has no default'],
  [{ default: './dist/panel.js' }, 'has no types'],
  [{ types: './dist/gone.d.ts', default: './dist/panel.js' }, 'has no types'],
])('finds that the entry %o %s', async (target, why) => {
  const exports = { ...MANIFEST.exports, './again': target };
  expect(await defectsOf({ manifest: { exports } })).toEqual([`panels: ./again ${why}`]);
});

it('misses a source map', async () => {
  expect(await defectsOf({ files: { 'dist/chunk.js.map': null } })).toEqual([
    'panels: dist/chunk.js has no source map',
  ]);
});

it.each([
  ['dist/panel.js', PANEL.replace('"use client";', ''), 'lacks "use client"'],
  ['dist/chunk.js', `"use client";${CHUNK}`, 'is marked "use client" for nothing'],
])('finds that %s, %j, %s', async (file, code, why) => {
  expect(await defectsOf({ files: { [file]: code } })).toEqual([`panels: ${file} ${why}`]);
});

it('finds an entry without React that a server could not use', async () => {
  const files = { 'dist/chunk.js': mapped('export const names = [];', 'chunk.js') };
  expect(await defectsOf({ files })).toEqual([
    'panels: dist/panel.js is marked "use client" for nothing',
  ]);
});

it('misses a hash that fits a script for pages without a bundler', async () => {
  const script = 'console.log(1)';
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const of = (hashes) =>
    defectsOf({
      manifest: { unpkg: './dist/chatdeck.global.js' },
      files: {
        'dist/chatdeck.global.js': script,
        'dist/chatdeck.global.dev.js': script,
        'dist/styles.css': script,
        'dist/integrity.json': JSON.stringify(hashes),
      },
    });
  const hashes = {
    'chatdeck.global.js': hash,
    'chatdeck.global.dev.js': hash,
    'styles.css': hash,
  };
  expect(await of(hashes)).toEqual([]);
  expect(await of({ ...hashes, 'styles.css': 'sha384-other' })).toEqual([
    'panels: The hash of styles.css is not that of the file',
  ]);
});
