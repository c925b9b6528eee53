import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The most JavaScript that a page of the documentation loads before it is used, in bytes (issue of the public face). */
const MOST_SCRIPT = 40 * 1024;

/** Counts the bytes of scripts that a tab loads from now on, as they are sent. */
function countScripts(tab: Page) {
  const scripts: Promise<number>[] = [];
  tab.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}

test.describe('The documentation', () => {
  test.use({ locale: 'en-US' });

  test('is read in the language of its reader without the code of the console', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    const scriptBytes = countScripts(tab);
    await tab.goto(`${url}/docs/install`, { waitUntil: 'networkidle' });
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Install and log in');
    await expect(tab).toHaveTitle(/^Install and log in/);
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
    // Commands name the server that the reader is at.
    await expect(tab.locator('code', { hasText: url }).first()).toBeVisible();
    await tab.getByRole('navigation').getByRole('link', { name: 'Callback events' }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Callback events');
    expect(await scriptBytes()).toBeLessThan(MOST_SCRIPT);
    // What a click loads is more, and is counted.
    await tab.getByRole('button', { name: 'Switch light and dark' }).click();
    await expect(tab.locator('[data-cd-scheme]').first()).toHaveAttribute('data-cd-scheme', 'dark');
    expect(await scriptBytes()).toBeGreaterThan(MOST_SCRIPT);
  });

  test('turns dark with the device of its reader, without the code of the console', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    const scriptBytes = countScripts(tab);
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto(`${url}/docs/install`, { waitUntil: 'networkidle' });
    const root = tab.locator('[data-cd-scheme]').first();
    await expect(root).toHaveAttribute('data-cd-scheme', 'light');
    await tab.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-cd-scheme', 'dark');
    expect(await scriptBytes()).toBeLessThan(MOST_SCRIPT);
  });

  test('keeps the open page in sight in its menu when the window becomes smaller', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    await tab.setViewportSize({ width: 1440, height: 1200 });
    await tab.goto(`${url}/docs/self-hosting`, { waitUntil: 'networkidle' });
    const line = tab.locator('nav a[aria-current=page]', { hasText: 'Self-hosting' });
    await expect(line).toBeInViewport();
    await tab.setViewportSize({ width: 1000, height: 500 });
    await expect(line).toBeInViewport();
  });

  test('does what its first click asks for, once its code has come', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    const complaints: string[] = [];
    tab.on('console', (message) => complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(`${url}/docs/install`);
    await tab.getByRole('button', { name: 'Switch light and dark' }).click();
    await expect(tab.locator('[data-cd-scheme]').first()).toHaveAttribute('data-cd-scheme', 'dark');
    expect(complaints).toEqual([]);
  });

  test('searches for what was typed while its code was on the way', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    let letCome = () => {};
    const isAllowed = new Promise<void>((resolve) => (letCome = resolve));
    await tab.route('**/assets/index-*.js', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await tab.goto(`${url}/docs/about`);
    await tab.getByRole('searchbox').pressSequentially('callback');
    letCome();
    await expect(tab.getByRole('navigation', { name: 'Search results' })).toBeVisible();
    await expect(tab.getByRole('searchbox')).toHaveValue('callback');
  });

  test('says so if its code does not come, and stays to be read', async ({
    startServer,
    page: tab,
  }) => {
    const { url } = await startServer();
    await tab.route('**/assets/*.js', (route) => route.abort());
    await tab.goto(`${url}/docs/about`);
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await tab.getByRole('button', { name: 'Switch light and dark' }).click();
    await expect(tab.getByRole('alert')).toContainText('The page did not load');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
