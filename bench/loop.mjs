import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';
import { startScript } from './loop/script.mjs';

const ROOT = join(import.meta.dirname, '..');
/** The text that a developer changes, and the page that shows it. */
const EDITED = 'packages/ui/src/features/account/login/login-screen.messages.ts';
const TEXT = '忘记密码';
const PAGE = '/login';
/** A first page from source is compiled while it loads. */
const TIMEOUT_MS = 180_000;

/** The tree of 26 November 2026, before its inner loop was measured, and the goal beside it. */
const BEFORE = 'cc8db2aecfe58bac68a48ace1f57703743af24eb';
const BESIDE_BEFORE = { against: 'before', goal: 0.8 };
/** An installation takes a minute. */
const INSTALLATIONS = 3;

const seconds = (began) => (performance.now() - began) / 1_000;

/** A clone of this repository as it is committed, and one of the tree before, until `use` has ended. */
async function withClones(use) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-loop-'));
  try {
    const clones = { ours: join(folder, 'ours'), before: join(folder, 'before') };
    for (const clone of Object.values(clones)) execFileSync('git', ['clone', '-q', ROOT, clone]);
    execFileSync('git', ['checkout', '-q', BEFORE], { cwd: clones.before });
    return await use(clones);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From a clone without packages, and npm without a cache, to a server that is ready. */
async function startFromNothing(folder) {
  execFileSync('git', ['clean', '-fdxq'], { cwd: folder });
  const cache = await mkdtemp(join(tmpdir(), 'bench-npm-'));
  const env = { ...process.env, npm_config_cache: cache };
  const began = performance.now();
  try {
    const install = ['ci', '--no-audit', '--no-fund'];
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore', env });
    const server = await startScript(folder, ['start'], /ready at (\S+)/);
    const start = seconds(began);
    await server.stop();
    return { start };
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}

/** From `npm run dev` to the first page, and from a saved file to the changed page. */
async function develop(folder, browser) {
  const began = performance.now();
  const dev = await startScript(folder, ['run', 'dev'], /Local:\s+(http:\S+?)\/?\s/);
  const context = await browser.newContext({ locale: 'zh-CN' });
  const file = join(folder, EDITED);
  const source = await readFile(file, 'utf8');
  try {
    const page = await context.newPage();
    await page.goto(dev.found + PAGE, { timeout: TIMEOUT_MS });
    await page.getByText(TEXT).first().waitFor({ timeout: TIMEOUT_MS });
    const first = seconds(began);
    const saved = performance.now();
    await writeFile(file, source.replaceAll(TEXT, `${TEXT}！`));
    await page.getByText(`${TEXT}！`).first().waitFor({ timeout: TIMEOUT_MS });
    return { first, changed: seconds(saved) };
  } finally {
    await writeFile(file, source);
    await context.close();
    await dev.stop();
  }
}

/** What a developer waits for, in clones. */
export async function measureLoop(repetitions) {
  return withClones(async (clones) => {
    const trees = Object.keys(clones);
    const count = Math.min(repetitions, INSTALLATIONS);
    const starts = await interleave(trees, count, (tree) => startFromNothing(clones[tree]));
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
    const loops = await interleave(trees, repetitions, (tree) => develop(clones[tree], browser));
    await browser.close();
    return [
      ...figuresOf(starts, [
        {
          name: '`npm ci` and `npm start` in a new clone, without a cache, until the server is ready',
          unit: 's',
          measure: 'start',
          ...BESIDE_BEFORE,
        },
      ]),
      ...figuresOf(loops, [
        {
          name: '`npm run dev` until the first page',
          unit: 's',
          measure: 'first',
          ...BESIDE_BEFORE,
        },
        {
          name: 'a saved file until the page has changed',
          unit: 's',
          measure: 'changed',
          ...BESIDE_BEFORE,
        },
      ]),
    ];
  });
}

/**
 * `npm test` in a clone that has been installed, and once more of the unchanged tree. A failed test of the tree before,
 * such as one whose time has passed, does not end it early.
 */
function testTwice(folder, isOurs) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  const test = () => {
    const began = performance.now();
    const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'ignore' });
    if (isOurs && status !== 0) throw new Error('npm test failed');
    return seconds(began);
  };
  return { cold: test(), warm: test() };
}

/** All tests of a new clone, and of an unchanged tree. Once, since they take most of an hour. */
export async function measureTests() {
  return withClones((clones) => {
    const results = {};
    for (const [tree, folder] of Object.entries(clones)) {
      results[tree] = [testTwice(folder, tree === 'ours')];
    }
    return figuresOf(results, [
      { name: '`npm test` in a new clone', unit: 's', measure: 'cold', ...BESIDE_BEFORE },
      { name: '`npm test` of an unchanged tree', unit: 's', measure: 'warm', goal: 60 },
    ]);
  });
}
