/** Packs what is published and checks it as a consumer's tools would: publint and arethetypeswrong. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const TARBALLS = 'test-results/tarballs';
mkdirSync(TARBALLS, { recursive: true });

const run = (command, args) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

for (const name of ['sdk', 'ui']) {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', `./packages/${name}`, '--json', '--pack-destination', TARBALLS]),
  );
  const tarball = `${TARBALLS}/${filename}`;
  console.log(run('publint', ['run', tarball, '--strict']));
  // Style sheets have no types, and these packages are ESM alone.
  console.log(
    run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'styles.layer.css',
    ]),
  );
}
