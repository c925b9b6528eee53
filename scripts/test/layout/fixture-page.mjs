import { serveFolder } from '../../static-server.mjs';
import { launchBrowser } from '../../story-pictures.mjs';
import { PAGE_FOLDER } from './build-page.mjs';

/** Serves the page of all components and opens single ones, each in a context of its own. */
export async function servePage() {
  const site = await serveFolder(PAGE_FOLDER);
  const browser = await launchBrowser();
  return {
    /**
     * `change` gets the text of each of our sheets and returns what the host has of it; `prepare` runs in the page before
     * everything else.
     */
    async open({ prepare, ...options } = {}, change = (css) => css) {
      const page = await browser.newPage({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        viewport: { width: 1100, height: 800 },
        ...options,
      });
      if (prepare) await page.addInitScript(prepare);
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto(`${site.url}/index.html`);
      await page.waitForFunction(() => window.fixtures);
      return page;
    },
    async close() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Shows the first fixture of a name; the code of a dialog comes by itself. */
export async function showFixture(page, name) {
  await page.evaluate((shown) => {
    const at = window.fixtures.findIndex((fixture) => fixture.startsWith(`${shown},`));
    return window.showFixture(at, 0);
  }, name);
  await page.waitForSelector('.cd-root :is(button, input)');
}
