import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a CommonJS file of a consumer does, with each entry by itself. */
const CONSUMER = `
  const failed = [];
  for (const entry of process.argv.slice(1)) {
    try {
      if (Object.keys(require(entry)).length === 0) failed.push([entry, 'it exports nothing']);
    } catch (error) {
      failed.push([entry, String(error)]);
    }
  }
  console.log(JSON.stringify(failed));
`;

/** The names of the entries that are code; style sheets are for bundlers. */
function codeEntries({ name, exports }) {
  const isCode = (target) => target.default?.endsWith('.js');
  const subpaths = Object.keys(exports).filter((subpath) => isCode(exports[subpath]));
  return subpaths.map((subpath) => path.posix.join(name, subpath));
}

/**
 * The entries of a built package that a CommonJS file cannot `require`: Node 20.19 and newer can, what is published as ES
 * modules, unless a module awaits something at its top level or needs a browser to be loaded.
 */
export function requiredDefects(folder) {
  const entries = codeEntries(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  // In the folder, a package finds itself by its name as a consumer does.
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const args = ['--disable-warning=ExperimentalWarning', '-e', CONSUMER, ...entries];
  const { status, stdout } = spawnSync(process.execPath, args, options);
  if (status !== 0) return [`${folder}: requiring its entries ends with ${status}`];
  return JSON.parse(stdout).map(([entry, why]) => `${entry} cannot be required: ${why}`);
}
