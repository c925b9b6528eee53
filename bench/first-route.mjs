/**
 * Compares the console's first pages, `/login`, `/home` and the documentation, and the one after a login with a bare React
 * page, and its login with those of other consoles: largest contentful paint, total blocking time and JavaScript size.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { compressFolder } from '../apps/console/scripts/compress.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { openConsole } from './first-route/console.mjs';
import { largestChunkKb } from './first-route/chunks.mjs';
import { serveTemplate, TEMPLATE_NAMES } from './first-route/templates.mjs';
import { installPeers } from './lib/build.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';
import { measureLoad } from './lib/load.mjs';
import { serveSite } from './lib/site.mjs';

const ROOT = join(import.meta.dirname, '..');
const FLOORS = join(import.meta.dirname, 'first-route');
const BUILT = join(import.meta.dirname, 'dist/first-route');

/** Our pages that a stranger may open first, each by the name of its adapter. */
const PAGES = { ours: '/login', home: '/home', docs: '/docs/about' };
/** The page that a login leads to. */
const AFTER_LOGIN = '/dashboard/main';
const DIST = join(ROOT, 'apps/console/dist');

const THROTTLED = 'on Fast 3G with the CPU slowed 4 times';
const nameOf = (page) => PAGES[page] ?? `${AFTER_LOGIN} after a login`;
const paintOf = (page, goal, against = 'bare') => ({
  name: `largest contentful paint of ${nameOf(page)}, ${THROTTLED}`,
  unit: 'ms',
  measure: 'lcpMs',
  ours: page,
  against,
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
/**
 * How much of a peer's login ours may be. Not its blocking time, which counts from the first paint: theirs have drawn
 * nothing until their scripts have run.
 */
const besidePeer = (against, paint) => [
  paintOf('ours', paint, against),
  { ...scriptsOf('ours', 1), against },
];
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
  ...besidePeer('vue-element-admin', 0.6),
  ...besidePeer('react-admin', 0.54),
  ...besidePeer('antd pro', 0.54),
];
const CHUNK_GOAL = { name: 'largest chunk of a single page', unit: 'KB', measure: 'kb', goal: 40 };

/** The first pages beside a bare React page and the logins of other consoles. */
export async function measureFirstRoute(repetitions) {
  await buildAll();
  const at = (page) => (path) => (path === '/' ? `/${page}.html` : undefined);
  const bare = await serveSite(BUILT, at('bare'));
  const reactAdmin = await serveSite(BUILT, at('react-admin'));
  const site = await serveSite(DIST, (path) =>
    Object.values(PAGES).includes(path) ? `/prerendered/zh-CN${path}.html` : undefined,
  );
  const loggedIn = await openConsole();
  const templates = {};
  for (const name of TEMPLATE_NAMES) templates[name] = await serveTemplate(name);
  const urls = {
    bare: bare.url,
    dashboard: loggedIn.url + AFTER_LOGIN,
    'react-admin': reactAdmin.url,
    ...Object.fromEntries(Object.entries(templates).map(([name, { url }]) => [name, url])),
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
    for (const one of [bare, reactAdmin, site, ...Object.values(templates)]) one.stop();
    await loggedIn.close();
  }
}

async function buildAll() {
  installPeers();
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
    root: FLOORS,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: ['bare', 'react-admin'].map((name) => join(FLOORS, `${name}.html`)) },
    },
  });
  await compressFolder(BUILT);
}
