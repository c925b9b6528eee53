import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const BENCH = join(import.meta.dirname, '..');
export const PAGES = join(BENCH, 'dist');

const versionOf = (root, name) => {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/** Installs the competing libraries from their own lockfile if they are missing or outdated. */
export function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8'));
  const isThere = Object.entries(dependencies).every(
    ([name, version]) => versionOf(BENCH, name) === version,
  );
  if (!isThere) {
    console.log('Installing the peers of the benches ...');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BENCH, stdio: 'inherit' });
  }
  for (const name of ['react', 'react-dom']) {
    const [ours, theirs] = [versionOf(join(BENCH, '..'), name), versionOf(BENCH, name)];
    if (ours !== theirs) throw new Error(`${name} is ${ours} here and ${theirs} in bench/`);
  }
}

/**
 * The SDK as its build leaves it: from the sources a schema would parse each answer, which what is shipped does only where
 * an answer is not as the contract says.
 */
const builtSdk = {
  name: 'built-sdk',
  enforce: 'pre',
  resolveId: (id) =>
    /^@chatdeck\/sdk(\/|$)/.test(id) ? fileURLToPath(import.meta.resolve(id)) : undefined,
};

/** Builds the pages for production, from the sources of our components. */
export async function buildPages() {
  installPeers();
  await build({
    root: BENCH,
    configFile: false,
    logLevel: 'error',
    plugins: [builtSdk, vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: {
      conditions: ['@chatdeck/source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: PAGES,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4_000,
      rollupOptions: { input: join(BENCH, 'page.html') },
    },
  });
}
