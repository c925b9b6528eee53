import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { PAGES } from './build.mjs';

/** Longer than any pause after which something is begun. */
const REST_MS = 1_000;

/**
 * A browser with the built pages; `open` returns a fresh page with one adapter and its measuring functions. `backend`
 * answers the calls of the page, outside of it; `slowdown` is by how much its CPU is throttled.
 */
export async function openStage() {
  const site = await serveFolder(PAGES);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--js-flags=--expose-gc'],
  });
  return {
    open: async (adapter, { backend, slowdown = 1 } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${adapter}: ${error.message}`));
      if (backend) await context.route('**/v1/**', (route) => answer(route, backend));
      await page.goto(`${site.url}/page.html?adapter=${adapter}`);
      await page.waitForFunction(() => window.bench);
      return { page, ...(await meters(page, slowdown)), close: () => context.close() };
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

/** Answers a call from a mock backend; a stream of events stays silent. */
async function answer(route, backend) {
  const request = route.request();
  const response = await backend(request.url(), {
    method: request.method(),
    headers: request.headers(),
    body: request.postData() ?? undefined,
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  if (isStream) return response.body?.cancel();
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  });
}

async function meters(page, slowdown) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const spentMs = async (metric) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metric).value * 1_000;
  };
  /** Waits until the page has painted and the timers that it started have run. */
  const settle = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((done) => window.requestAnimationFrame(done));
      await frame();
      await frame();
      await new Promise((done) => window.requestIdleCallback(done, { timeout: 500 }));
    });
  /** Waits until nothing runs any more, so that what is left to idle time is charged to no later act. */
  const rest = async () => {
    const scripts = async () => Math.round(await spentMs('ScriptDuration'));
    for (let last, spent = await scripts(); spent !== last;) {
      last = spent;
      await pause(REST_MS);
      spent = await scripts();
    }
  };
  const costOf = async (metric, act) => {
    await settle();
    const before = await spentMs(metric);
    await act();
    await settle();
    return (await spentMs(metric)) - before;
  };
  return {
    rest,
    /** Main-thread time of `act` in ms, painting included. */
    cpuOf: (act) => costOf('TaskDuration', act),
    /** What of it were scripts. */
    scriptOf: (act) => costOf('ScriptDuration', act),
    /** Live JavaScript heap after a garbage collection, in MB. */
    heapMb: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
    },
    nodes: () =>
      page.evaluate(
        () =>
          document.querySelectorAll(
            '#root *, body > :not(#root, script), body > :not(#root, script) *',
          ).length,
      ),
  };
}
