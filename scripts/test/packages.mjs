/**
 * Packs the published packages and checks them as a consumer's tools would (publint and arethetypeswrong), what is in
 * them, their imports against their manifests, that CommonJS can load them, what a client loads, and their public surface and
 * the table of panels against what is checked in.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementDefects } from '../panels/element-report.mjs';
import { panelDefects } from '../panels/panel-report.mjs';
import { panelFacts } from '../panels/panel-facts.mjs';
import { readElements } from '../panels/read-elements.mjs';
import { surfaceDefects } from '../surface/surface-report.mjs';
import { leanClientDefects } from './lean-client.mjs';
import { packPackages } from './pack.mjs';
import { publishedFileDefects } from './published-files.mjs';
import { publishedDefects } from './published-imports.mjs';
import { requiredDefects } from './required-entries.mjs';

/** Style sheets have no types, and these packages are ESM-only. */
const ATTW = [
  '--quiet',
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  'styles.css',
  'styles.layer.css',
];

function fileDefects(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'chatdeck-packed-'));
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const defects = publishedFileDefects(join(folder, 'package'));
  rmSync(folder, { recursive: true });
  return defects;
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const tarballs = packPackages();
const results = tarballs.flatMap((tarball) => [
  succeeds('publint', ['run', tarball, '--strict']),
  succeeds('attw', [tarball, ...ATTW]),
]);
const defects = [
  ...tarballs.flatMap(fileDefects),
  ...['packages/sdk', 'packages/ui'].flatMap((folder) => [
    ...publishedDefects(folder),
    ...requiredDefects(folder),
  ]),
  ...(await leanClientDefects()),
  ...(await surfaceDefects()),
  ...(await panelDefects(await panelFacts())),
  ...(await elementDefects(readElements())),
];
for (const defect of defects) console.error(defect);
process.exit(results.every(Boolean) && defects.length === 0 ? 0 : 1);
