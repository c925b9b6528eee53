/** Keeps what a stage that passed has left, by a hash of all that it read: on the same files it need not run again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE = 'node_modules/.cache/chatdeck-test';
/** What every stage reads beside its own: versions, compiler options, and the scripts that run it. */
const READ_BY_ALL = /^(package-lock\.json|package\.json|tsconfig\.json|scripts\/)/;

const folderOf = ({ name }, root) => join(root, CACHE, name.replaceAll(' ', '-'));
/** What a stage leaves for the stages after it, its report first. */
const outputsOf = ({ report, outputs = [] }) => [...(report ? [report.file] : []), ...outputs];

/** The files of the working tree, also those that git does not know yet, without those that it ignores. */
function filesOf(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** A hash of the stage's command, of node and of the name and content of each file that the stage reads. */
export function stageKey({ name, command, inputs }, root = '.') {
  const hash = createHash('sha256').update(JSON.stringify([name, command, process.version]));
  for (const file of filesOf(root).sort()) {
    if (!READ_BY_ALL.test(file) && !inputs.test(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Keeps the outputs of a stage that passed under its key, in the place of older ones. */
export function storePassed(stage, key, root = '.') {
  const folder = folderOf(stage, root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const output of outputsOf(stage)) {
    if (existsSync(join(root, output))) copy(join(root, output), join(folder, 'outputs', output));
  }
  // Last, so that an entry that was cut short is none.
  writeFileSync(join(folder, 'key'), key);
}

/** Puts the outputs of a stage back and answers true, where it passed under this key. */
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
