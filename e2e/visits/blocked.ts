import type { Page } from '@playwright/test';

/**
 * Lets the requests of a page for these paths fail, besides those of `except`; `*` stands for any text. Call the result
 * to let them through again. Unlike a route of Playwright it leaves the browser its cache, so that only what is blocked
 * is missing, and delays no other request.
 */
export async function block(
  page: Page,
  paths: readonly string[],
  except: readonly string[] = [],
): Promise<() => Promise<void>> {
  const patternsOf = (of: readonly string[], isBlocked: boolean) =>
    of.map((path) => ({ urlPattern: `*://*:*${path}`, block: isBlocked }));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The first pattern that fits decides.
  await session.send('Network.setBlockedURLs', {
    urlPatterns: [...patternsOf(except, false), ...patternsOf(paths, true)],
  });
  return () => session.detach();
}
