import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DOCKERFILE = 'deploy/Dockerfile';
const NOT_IN_IMAGE = /\.map$|\.d\.[mc]?ts$/;

/** The instructions of a Dockerfile, continued lines joined: `{ name, value }`. */
export const instructionsOf = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, value] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { name, value };
    });

export const dockerfile = () => instructionsOf(readFileSync(DOCKERFILE, 'utf8'));

/** The paths of the repository that the last stage of the Dockerfile copies. */
export const copiedPaths = () =>
  dockerfile().flatMap(({ name, value }) => {
    const [, from] = /^--from=build \/app\/(\S+) /.exec(value) ?? [];
    return name === 'COPY' && from ? [from] : [];
  });

/** The packages that `npm ci --omit=dev --omit=peer` installs for the server, except those of this repository. */
function productionPackages() {
  const args = ['ls', '--omit=dev', '--omit=peer', '--workspace', '@chatdeck/server', '--all'];
  const listed = execFileSync('npm', [...args, '--parseable'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const root = process.cwd();
  return [...new Set(listed.split('\n'))]
    .map((path) => relative(root, path))
    .filter((path) => path.includes('node_modules/') && existsSync(path));
}

/** Puts into a folder what the image has in `/app`; returns how many bytes that is. */
export function layOut(folder) {
  let bytes = 0;
  const copy = (path, isSkipped) =>
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (from) => {
        if (NOT_IN_IMAGE.test(from) || isSkipped(relative(path, from))) return false;
        const { size } = statSync(from);
        bytes += size;
        return true;
      },
    });
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copy(path, (inside) => /(^|\/)node_modules$/.test(inside));
  }
  for (const path of copiedPaths()) {
    if (!path.endsWith('node_modules')) copy(path, (inside) => inside === 'node_modules');
  }
  mkdirSync(join(folder, 'node_modules/@chatdeck'), { recursive: true });
  cpSync('node_modules/@chatdeck/sdk', join(folder, 'node_modules/@chatdeck/sdk'), {
    verbatimSymlinks: true,
  });
  return bytes;
}
