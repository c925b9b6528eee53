import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** How each element of the page is drawn: its box, and what is seen of its text. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      const name = `${element.tagName} ${element.textContent.slice(0, 20)}`;
      return [name, box, color, backgroundColor, fontSize, fontWeight, display].join(' | ');
    }),
  );

test.describe('A public page', () => {
  for (const { path, colorScheme, width } of [
    { path: '/login', colorScheme: 'light', width: 360 },
    { path: '/home', colorScheme: 'dark', width: 1440 },
    { path: '/docs/keyword', colorScheme: 'light', width: 1440 },
    { path: '/docs/open-api', colorScheme: 'dark', width: 360 },
  ] as const) {
    test(`is drawn at once as it stays, before its style sheets and its code have come: ${path}, ${colorScheme}, ${width} px`, async ({
      startServer,
      page,
    }) => {
      const { url } = await startServer();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.route('**/assets/*.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
      await page.goto(url + path);
      const before = await drawn(page);
      await page.unroute('**/assets/*.css');
      await page.goto(url + path);
      expect(before.length).toBeGreaterThan(20);
      expect(before).toEqual(await drawn(page));
    });
  }
});
