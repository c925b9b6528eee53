/**
 * `npm run visual [-- REF] [--stories=TEXT] [--no-build]`: compares the stories of a base (REF, default `main`) with
 * those of the working tree in every mode and writes `visual/index.html` with before, after and difference. Exits
 * with 1 if a picture differs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../story-pictures.mjs';
import { comparePictures } from './compare.mjs';
import { takePictures } from './pictures.mjs';
import { reportPage } from './report.mjs';

const FOLDER = 'visual';
const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const [base = 'main'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const wanted = options.find((option) => option.startsWith('--stories='))?.slice(10) ?? '';

if (!options.includes('--no-build')) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  buildBase(base, `${FOLDER}/base`);
  buildHere(`${FOLDER}/here`);
}
const browser = await launchBrowser();
for (const side of ['before', 'after', 'difference']) {
  rmSync(`${FOLDER}/${side}`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/${side}`);
}
await takePictures(browser, `${FOLDER}/base`, `${FOLDER}/before`, wanted);
await takePictures(browser, `${FOLDER}/here`, `${FOLDER}/after`, wanted);
await browser.close();

const results = comparePictures(FOLDER);
writeFileSync(`${FOLDER}/index.html`, reportPage(base, results));
const changed = results.filter(({ change }) => change !== 'same');
console.log(`${results.length} pictures, ${changed.length} not the same: ${FOLDER}/index.html`);
process.exit(changed.length > 0 ? 1 : 0);

const run = (command, args, cwd = '.') => execFileSync(command, args, { cwd, stdio: 'inherit' });

/** Builds the Storybook of the working tree. */
function buildHere(folder, cwd = '.') {
  run('npx', ['storybook', 'build', '-o', resolve(folder), '--quiet'], cwd);
}

/** Builds the Storybook of a commit in a separate work tree, with the packages of its lockfile. */
function buildBase(ref, folder) {
  const tree = join(mkdtempSync(join(tmpdir(), 'chatdeck-visual-')), 'base');
  run('git', ['worktree', 'add', '--detach', '--force', tree, ref]);
  try {
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], tree);
    buildHere(folder, tree);
  } finally {
    run('git', ['worktree', 'remove', '--force', tree]);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
}
