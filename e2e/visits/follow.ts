import type { Page } from '@playwright/test';

/** Navigates within the console, as a link does; a tab that does not have its code loads the page. */
export async function follow(tab: Page, path: string): Promise<void> {
  const hasCode = await tab.evaluate(() => 'started' in document.documentElement.dataset);
  if (!hasCode) {
    await tab.goto(path);
    return;
  }
  await tab.evaluate((to) => {
    // The router counts its entries in their state.
    const current = window.history.state as { readonly idx?: number } | null;
    const idx = (current?.idx ?? 0) + 1;
    const state = { idx, key: `visit-${idx}`, usr: null };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
