import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishedDefects } from './published-imports.mjs';

/** The defects of a package with one code file and one type file. */
async function defectsOf({ dependencies, peerDependencies, code = '', types = '' }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manifest = { name: 'panels', dependencies, peerDependencies };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await mkdir(path.join(folder, 'dist/screens'), { recursive: true });
  await writeFile(path.join(folder, 'dist/screens/index.js'), code);
  await writeFile(path.join(folder, 'dist/screens/index.d.ts'), types);
  return publishedDefects(folder);
}

it('is content with a package that names what it imports, by caret', async () => {
  const defects = await defectsOf({
    dependencies: { '@scope/kit': '^1.2.0', lazy: '^3.0.0' },
    peerDependencies: { react: '^19.0.0' },
    code: "import { useState } from 'react';\nimport './own.js';\nimport('lazy/part');",
    types: "import type { Kit } from '@scope/kit/types';\nimport { Row } from 'panels/rows';",
  });
  expect(defects).toEqual([]);
});

it('names an import of types that the manifest lacks', async () => {
  expect(await defectsOf({ types: "import { StyleRule } from '@tool/css';" })).toEqual([
    'panels imports @tool/css, which its manifest does not name',
  ]);
});

it('names a dependency that nothing imports', async () => {
  expect(await defectsOf({ dependencies: { unused: '^1.0.0' } })).toEqual([
    'panels depends on unused, which nothing of it imports',
  ]);
});

it('names an exact version, which gives a host a second copy', async () => {
  const code = "export * from 'zod';";
  expect(await defectsOf({ dependencies: { zod: '4.6.7' }, code })).toEqual([
    'panels depends on exactly 4.6.7 of zod',
  ]);
});
