/**
 * Compares the console's first route, `/login`, with a bare React page: largest contentful paint and JavaScript size.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { compressFolder } from '../apps/console/scripts/compress.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { interleave, report } from './lib/bars.mjs';
import { measureLoad } from './lib/load.mjs';
import { serveSite } from './lib/site.mjs';

const ROOT = join(import.meta.dirname, '..');
const BARE = join(import.meta.dirname, 'dist/first-route');

const BARS = [
  { name: 'lcpMs', against: 'bare', most: 1.3 },
  { name: 'scriptKb', most: 150 },
];

export async function runFirstRoute(repetitions) {
  await buildBoth();
  const sites = {
    bare: await serveSite(BARE, (path) => (path === '/login' ? '/bare.html' : undefined)),
    ours: await serveSite(join(ROOT, 'apps/console/dist'), (path) =>
      path === '/login' ? '/prerendered/zh-CN/login.html' : undefined,
    ),
  };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const results = await interleave(Object.keys(sites), repetitions, (name) =>
    measureLoad(browser, `${sites[name].url}/login`),
  );
  await browser.close();
  Object.values(sites).forEach((site) => site.stop());
  const title = '/login on Fast 3G with the CPU slowed 4 times';
  return report(title, results, ['lcpMs', 'scriptKb', 'requests'], BARS);
}

async function buildBoth() {
  execFileSync(
    'npx',
    ['turbo', 'run', 'build', '--filter=@chatdeck/console', '--output-logs=errors-only'],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  );
  await build({
    root: join(import.meta.dirname, 'first-route'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: BARE,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: join(import.meta.dirname, 'first-route/bare.html') },
    },
  });
  await compressFolder(BARE);
}
