/** Caches the outputs of passed stages by a hash of their inputs, so that they need not run again on the same files. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE = 'node_modules/.cache/chatdeck-test';
/** The inputs that all stages share: versions, compiler options, and the scripts that run them. */
const READ_BY_ALL = /^(package-lock\.json|package\.json|tsconfig\.json|scripts\/)/;

const folderOf = ({ name }, root) => join(root, CACHE, name.replaceAll(' ', '-'));
/** The outputs of a stage for later stages, its report first. */
const outputsOf = ({ report, outputs = [] }) => [...(report ? [report.file] : []), ...outputs];

/** The files of the working tree, including untracked ones but not ignored ones. */
function filesOf(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** A hash of the stage's command, the Node version, and the name and content of each input file. */
export function stageKey({ name, command, inputs }, root = '.') {
  const hash = createHash('sha256').update(JSON.stringify([name, command, process.version]));
  for (const file of filesOf(root).sort()) {
    if (!READ_BY_ALL.test(file) && !inputs.test(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Stores the outputs of a passed stage under its key, replacing older ones. */
export function storePassed(stage, key, root = '.') {
  const folder = folderOf(stage, root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const output of outputsOf(stage)) {
    if (existsSync(join(root, output))) copy(join(root, output), join(folder, 'outputs', output));
  }
  // Written last, so that an interrupted entry is invalid.
  writeFileSync(join(folder, 'key'), key);
}

/** Restores the outputs of a stage if it passed under this key; returns whether it did. */
export function restorePassed(stage, key, root = '.') {
  const folder = folderOf(stage, root);
  const keyFile = join(folder, 'key');
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) return false;
  for (const output of outputsOf(stage)) {
    rmSync(join(root, output), { recursive: true, force: true });
    const stored = join(folder, 'outputs', output);
    if (existsSync(stored)) copy(stored, join(root, output));
  }
  return true;
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
