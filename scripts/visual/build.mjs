import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const run = (command, args, cwd = '.') => execFileSync(command, args, { cwd, stdio: 'inherit' });

/** Builds the Storybook of the working tree. */
export function buildHere(folder, cwd = '.') {
  run('npx', ['storybook', 'build', '-o', resolve(folder), '--quiet'], cwd);
}

/** Builds the Storybook of a commit in a separate work tree, with the packages of its lockfile. */
export function buildBase(ref, folder) {
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
