import { execFileSync } from 'node:child_process';
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

const seconds = (began) => (performance.now() - began) / 1_000;

/** A clone of this repository as it is committed, until `use` has ended. */
async function withClone(use) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-loop-'));
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From an empty folder to a server that is ready. */
async function startFromNothing(folder) {
  const began = performance.now();
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  const server = await startScript(folder, ['start'], /ready at (\S+)/);
  const start = seconds(began);
  await server.stop();
  return { start };
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

/** What a developer waits for, in a clone. The installation is measured once, since it takes minutes. */
export async function measureLoop(repetitions) {
  return withClone(async (folder) => {
    const started = { ours: [await startFromNothing(folder)] };
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
    const loops = await interleave(['ours'], repetitions, () => develop(folder, browser));
    await browser.close();
    return [
      ...figuresOf(started, [
        {
          name: '`npm ci` and `npm start` in a new clone, until the server is ready',
          unit: 's',
          measure: 'start',
        },
      ]),
      ...figuresOf(loops, [
        { name: '`npm run dev` until the first page', unit: 's', measure: 'first' },
        { name: 'a saved file until the page has changed', unit: 's', measure: 'changed' },
      ]),
    ];
  });
}

/** A second `npm test` of an unchanged tree. The first takes as long as all tests do. */
export async function measureWarmTest(repetitions) {
  const test = () => {
    const began = performance.now();
    execFileSync('npm', ['test'], { cwd: ROOT, stdio: 'ignore' });
    return Promise.resolve({ test: seconds(began) });
  };
  const results = await interleave(['ours'], repetitions, test);
  return figuresOf(results, [
    { name: '`npm test` of an unchanged tree', unit: 's', measure: 'test' },
  ]);
}
