import { chromium } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The browser of this process; its test files share a context, which caches the page's scripts. */
let opened;
/** Closes the browser if no further file follows, before jest considers the process hung. */
let closing;

async function openContext({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  return browser.newContext(contextOptions);
}

async function closeBrowser() {
  const context = await opened;
  opened = undefined;
  await context.browser().close();
}

/**
 * A page for each story file, in a shared browser: the test runner's own environment starts a browser and reloads its
 * modules for each file, which took longer than the stories.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    opened ??= openContext(this._jestPlaywrightConfig);
    const context = await opened;
    const page = await context.newPage();
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      context,
      page,
      // Set by the runner's setup file.
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
    await setupPage(page, context);
  }

  /** Overridden: with a test name filter the runner would open a second browser here. */
  async handleTestEvent() {}

  async teardown() {
    // Drafts must not leak into the next file.
    await this.global.page.evaluate(() => window.localStorage.clear());
    await this.global.page.close();
    await super.teardown();
    closing = setTimeout(closeBrowser, 200);
  }
}
