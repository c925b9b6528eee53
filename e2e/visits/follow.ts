import type { Page } from '@playwright/test';

/** Navigates within the console, as a link does; a tab without a page loads it. */
export async function follow(tab: Page, path: string): Promise<void> {
  if (tab.url() === 'about:blank') {
    await tab.goto(path);
    return;
  }
  await tab.evaluate((to) => {
    // The router counts its entries in their state.
    const idx = (Number(window.history.state?.idx) || 0) + 1;
    window.history.pushState({ idx, key: `visit-${idx}`, usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}
