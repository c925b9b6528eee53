import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { PAGES } from './build.mjs';

/** A browser with the built pages; `open` returns a fresh page with one adapter and its measuring functions. */
export async function openStage() {
  const site = await serveFolder(PAGES);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--js-flags=--expose-gc'],
  });
  return {
    open: async (adapter) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${adapter}: ${error.message}`));
      await page.goto(`${site.url}/page.html?adapter=${adapter}`);
      await page.waitForFunction(() => window.bench);
      return { page, ...(await meters(page)), close: () => context.close() };
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

async function meters(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
  /** Waits until the page has painted and the timers that it started have run. */
  const settle = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((done) => window.requestAnimationFrame(done));
      await frame();
      await frame();
      await new Promise((done) => window.requestIdleCallback(done, { timeout: 500 }));
    });
  return {
    /** Main-thread time of `act` in ms, painting included. */
    cpuOf: async (act) => {
      await settle();
      const before = await taskMs();
      await act();
      await settle();
      return (await taskMs()) - before;
    },
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
