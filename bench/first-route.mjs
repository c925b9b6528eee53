/**
 * Compares the console's first pages, `/login`, `/home` and the documentation, with a bare React page: largest contentful
 * paint and JavaScript size.
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

/** Our pages that a stranger may open first, each by the name of its adapter. */
const PAGES = { ours: '/login', home: '/home', docs: '/docs/about' };

const THROTTLED = 'on Fast 3G with the CPU slowed 4 times';
const paintOf = (page, goal) => ({
  name: `largest contentful paint of ${PAGES[page]}, ${THROTTLED}`,
  unit: 'ms',
  measure: 'lcpMs',
  ours: page,
  against: 'bare',
  goal,
});
const scriptsOf = (page, goal) => ({
  name: `scripts of ${PAGES[page]} before the first click`,
  unit: 'KB',
  measure: 'scriptKb',
  ours: page,
  goal,
});
const GOALS = [
  paintOf('ours', 0.9),
  scriptsOf('ours', 150),
  paintOf('home', 0.9),
  paintOf('docs', 1.2),
  scriptsOf('docs', 40),
];

/** The first pages beside a bare React page. */
export async function measureFirstRoute(repetitions) {
  await buildBoth();
  const bare = await serveSite(BARE, (path) => (path === '/' ? '/bare.html' : undefined));
  const site = await serveSite(join(ROOT, 'apps/console/dist'), (path) =>
    Object.values(PAGES).includes(path) ? `/prerendered/zh-CN${path}.html` : undefined,
  );
  const urls = {
    bare: bare.url,
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, site.url + path])),
  };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const results = await interleave(Object.keys(urls), repetitions, (name) =>
    measureLoad(browser, urls[name]),
  );
  await browser.close();
  bare.stop();
  site.stop();
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
