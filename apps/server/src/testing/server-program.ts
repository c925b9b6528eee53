import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = join(import.meta.dirname, '..', '..');
/** Below the package, where the server finds its files and its packages; removed with `node_modules`. */
const CACHE = join(PACKAGE, 'node_modules', '.cache');

/**
 * Bundles the sources of the server once, for all processes that a run of tests starts: compiling each module at each
 * start costs more than all the rest of the start. Returns the folder, in which `main.js` is the program.
 */
export async function bundleServer(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const outdir = await mkdtemp(join(CACHE, 'server-'));
  await build({
    entryPoints: [join(PACKAGE, 'src', 'main.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@chatdeck/source'],
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages of others',
        setup: (bundle) => {
          bundle.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@chatdeck/')
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  return outdir;
}
