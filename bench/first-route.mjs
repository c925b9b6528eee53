/**
 * Compares the console's first route, `/login`, with a bare React page: largest contentful paint and JavaScript size.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { compressFolder } from '../apps/console/scripts/compress.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';
import { measureLoad } from './lib/load.mjs';
import { serveSite } from './lib/site.mjs';

const ROOT = join(import.meta.dirname, '..');
const BARE = join(import.meta.dirname, 'dist/first-route');

const GOALS = [
  {
    name: 'largest contentful paint of /login, on Fast 3G with the CPU slowed 4 times',
    unit: 'ms',
    measure: 'lcpMs',
    against: 'bare',
    goal: 0.9,
  },
  { name: 'scripts of /login', unit: 'KB', measure: 'scriptKb', goal: 150 },
];

/** The first page beside a bare React page. */
export async function measureFirstRoute(repetitions) {
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
  return figuresOf(results, GOALS);
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
