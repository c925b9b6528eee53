/** Fast 3G as defined by Chrome DevTools, in bytes per second and milliseconds. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * Loads a page with an empty cache, throttled network and CPU; returns the largest contentful paint in ms and the
 * transferred scripts in KB.
 */
export async function measureLoad(browser, url) {
  // In the language of the pages, by which a server chooses them: another one is rendered once more in the browser.
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set();
  const load = { scriptKb: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    load.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) load.scriptKb += encodedDataLength / 1024;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const lcpMs = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new window.PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1).startTime),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { ...load, lcpMs };
}
