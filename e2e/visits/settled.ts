import { expect, type Page, type Request } from '@playwright/test';

/** The stream of live events never ends; all other requests do. */
const isLive = (request: Request) => request.url().includes('/api/wechat/events');
const urlOf = (request: Request) => request.url();
const QUIET_MS = 150;

/** Watches the requests of a page; call the result to wait until all have finished and are rendered, for `timeout` ms at most. */
export function watchSettling(page: Page, timeout = 15_000): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const changed = () => (changedAt = performance.now());
  page.on('request', (request) => {
    if (isLive(request)) return;
    open.add(request);
    changed();
  });
  const close = (request: Request) => {
    if (open.delete(request)) changed();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  /** What is not answered yet; a failure names it. */
  const unfinished = () => {
    const isQuiet = performance.now() - changedAt > QUIET_MS;
    return open.size === 0 && !isQuiet ? ['quiet for a moment only'] : [...open].map(urlOf);
  };
  return async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout });
    await expect.poll(unfinished, { intervals: [QUIET_MS / 3], timeout }).toEqual([]);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout });
    // A script that has come may be about to ask for more: what it does at once is done before a task of the background.
    // An idle callback would wait for a frame, which a browser without a window does not draw of a page that is still.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    await expect.poll(unfinished, { intervals: [QUIET_MS / 3], timeout }).toEqual([]);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
}
