/** Packs the published packages, which have been built. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const TARBALLS = 'test-results/tarballs';

function pack(name) {
  const args = ['pack', `./packages/${name}`, '--json', '--pack-destination', TARBALLS];
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }));
  return resolve(TARBALLS, filename);
}

/** Returns the tarballs. */
export function packPackages() {
  mkdirSync(TARBALLS, { recursive: true });
  return ['sdk', 'ui'].map(pack);
}
