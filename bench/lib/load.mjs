import { setTimeout as pause } from 'node:timers/promises';

/** Fast 3G as defined by Chrome DevTools, in bytes per second and milliseconds. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
/** A page whose network is quiet for so long has loaded. */
const QUIET_MS = 1_000;
const SETTLED_MS = 90_000;
const STEP_MS = 50;
/** What of a task does not block, by the definition of total blocking time. */
const FREE_MS = 50;

/**
 * Loads a page with an empty cache, throttled network and CPU; returns the largest contentful paint and the total
 * blocking time in ms, and the transferred scripts in KB. `storage` is what the browser stored for the page before.
 */
export async function measureLoad(browser, url, storage = {}) {
  // In the language of the pages, by which a server chooses them: another one is rendered once more in the browser.
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 412, height: 823 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(url).origin,
          localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set();
  const load = { scriptKb: 0, requests: 0 };
  const pending = new Set();
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    load.requests += 1;
    if (type === 'Script') scripts.add(requestId);
    // A stream of events never ends.
    if (response.mimeType === 'text/event-stream') pending.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (scripts.has(requestId)) load.scriptKb += encodedDataLength / 1024;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load', timeout: SETTLED_MS });
  await quiet(pending);
  // A page whose scripts run for long has its answers and paints much later.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: SETTLED_MS },
  );
  await quiet(pending);
  const [lcp] = (await entriesOf(page, 'largest-contentful-paint')).slice(-1);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  const tasks = await entriesOf(page, 'longtask');
  const tbtMs = tasks
    .filter(({ startTime }) => startTime >= painted)
    .reduce((sum, { duration }) => sum + duration - FREE_MS, 0);
  await context.close();
  return { ...load, lcpMs: lcp.startTime, tbtMs };
}

/** Waits until nothing has been pending for a while. */
async function quiet(pending) {
  let [until, left] = [QUIET_MS, SETTLED_MS];
  while (until > 0) {
    await pause(STEP_MS);
    left -= STEP_MS;
    until = pending.size > 0 ? QUIET_MS : until - STEP_MS;
    if (left <= 0) throw new Error('A page does not come to rest');
  }
}

/** What the browser recorded of a kind since the page began; a page without tasks of that kind has none. */
const entriesOf = (page, type) =>
  page.evaluate(
    (kind) =>
      new Promise((resolve) => {
        new window.PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
        ).observe({ type: kind, buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );
