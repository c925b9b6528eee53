import type { Page } from '@playwright/test';

/** Navigates within the console, as a link does; a tab without a page loads it. */
export async function follow(tab: Page, path: string): Promise<void> {
  if (tab.url() === 'about:blank') {
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
