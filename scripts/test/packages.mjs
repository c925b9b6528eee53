/**
 * Packs the published packages and checks them as a consumer's tools would (publint and arethetypeswrong), their
 * imports against their manifests, and their public surface and the table of panels against what is checked in.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { panelDefects } from '../panels/panel-report.mjs';
import { panelFacts } from '../panels/panel-facts.mjs';
import { surfaceDefects } from '../surface/surface-report.mjs';
import { publishedDefects } from './published-imports.mjs';

const TARBALLS = 'test-results/tarballs';
/** Style sheets have no types, and these packages are ESM-only. */
const ATTW = [
  '--quiet',
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  'styles.css',
  'styles.layer.css',
];

mkdirSync(TARBALLS, { recursive: true });

function pack(name) {
  const args = ['pack', `./packages/${name}`, '--json', '--pack-destination', TARBALLS];
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }));
  return `${TARBALLS}/${filename}`;
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const results = ['sdk', 'ui']
  .map(pack)
  .flatMap((tarball) => [
    succeeds('publint', ['run', tarball, '--strict']),
    succeeds('attw', [tarball, ...ATTW]),
  ])
  // Node 20.19 and newer can require what is published as ES modules.
  .concat(succeeds('node', ['-e', "require('@chatdeck/sdk'); require('@chatdeck/ui/theme')"]));
const defects = [
  ...['sdk', 'ui'].flatMap((name) => publishedDefects(`packages/${name}`)),
  ...(await surfaceDefects()),
  ...(await panelDefects(await panelFacts())),
];
for (const defect of defects) console.error(defect);
process.exit(results.every(Boolean) && defects.length === 0 ? 0 : 1);
