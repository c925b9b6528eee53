/**
 * Compares the console's first pages, `/login`, `/home` and the documentation, and the one after a login with a bare React
 * page: largest contentful paint, total blocking time and JavaScript size.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { compressFolder } from '../apps/console/scripts/compress.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { openConsole } from './first-route/console.mjs';
import { largestChunkKb } from './first-route/chunks.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';
import { measureLoad } from './lib/load.mjs';
import { serveSite } from './lib/site.mjs';

const ROOT = join(import.meta.dirname, '..');
const BARE = join(import.meta.dirname, 'dist/first-route');

/** Our pages that a stranger may open first, each by the name of its adapter. */
const PAGES = { ours: '/login', home: '/home', docs: '/docs/about' };
/** The page that a login leads to. */
const AFTER_LOGIN = '/dashboard/main';
const DIST = join(ROOT, 'apps/console/dist');

const THROTTLED = 'on Fast 3G with the CPU slowed 4 times';
const nameOf = (page) => PAGES[page] ?? `${AFTER_LOGIN} after a login`;
const paintOf = (page, goal) => ({
  name: `largest contentful paint of ${nameOf(page)}, ${THROTTLED}`,
  unit: 'ms',
  measure: 'lcpMs',
  ours: page,
  against: 'bare',
  goal,
});
const blockingOf = (page) => ({
  name: `total blocking time of ${nameOf(page)}, ${THROTTLED}`,
  unit: 'ms',
  measure: 'tbtMs',
  ours: page,
  against: 'bare',
  isDifference: true,
  goal: 50,
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
  paintOf('dashboard', 1.5),
  blockingOf('ours'),
  blockingOf('home'),
  blockingOf('docs'),
  blockingOf('dashboard'),
];
const CHUNK_GOAL = { name: 'largest chunk of a single page', unit: 'KB', measure: 'kb', goal: 40 };

/** The first pages beside a bare React page. */
export async function measureFirstRoute(repetitions) {
  await buildBoth();
  const bare = await serveSite(BARE, (path) => (path === '/' ? '/bare.html' : undefined));
  const site = await serveSite(DIST, (path) =>
    Object.values(PAGES).includes(path) ? `/prerendered/zh-CN${path}.html` : undefined,
  );
  const loggedIn = await openConsole();
  const urls = {
    bare: bare.url,
    dashboard: loggedIn.url + AFTER_LOGIN,
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, site.url + path])),
  };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const results = await interleave(Object.keys(urls), repetitions, (name) =>
      measureLoad(browser, urls[name], name === 'dashboard' ? loggedIn.storage : {}),
    );
    const chunks = { ours: [{ kb: await largestChunkKb(DIST) }] };
    return [...figuresOf(results, GOALS), ...figuresOf(chunks, [CHUNK_GOAL])];
  } finally {
    await browser.close();
    bare.stop();
    site.stop();
    await loggedIn.close();
  }
}

async function buildBoth() {
  execFileSync(
    'npx',
    [
      'turbo',
      'run',
      'build',
      '--filter=@chatdeck/console',
      '--filter=@chatdeck/server',
      '--output-logs=errors-only',
    ],
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
