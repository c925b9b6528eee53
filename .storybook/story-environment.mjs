import { chromium } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The page of this process, which its test files share: the page's scripts are loaded and compiled once. */
let opened;
/** Closes the browser if no further file follows, before jest considers the process hung. */
let closing;

async function openPage({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await setupPage(page, context);
  return page;
}

async function closeBrowser() {
  const page = await opened;
  opened = undefined;
  await page.context().browser().close();
}

/**
 * Tests the story files of a process on one page, where each story replaces the one before: the test runner's own
 * environment starts a browser and reloads its modules for each file, which took longer than the stories.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    opened ??= openPage(this._jestPlaywrightConfig);
    const page = await opened;
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      context: page.context(),
      page,
      // Set by the runner's setup file.
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
  }

  /** Overridden: with a test name filter the runner would open a second browser here. */
  async handleTestEvent() {}

  async teardown() {
    // The runner opens another page when a story has left its own.
    opened = Promise.resolve(this.global.page);
    // Drafts must not leak into the next file.
    await this.global.page.evaluate(() => window.localStorage.clear());
    await super.teardown();
    closing = setTimeout(closeBrowser, 200);
  }
}
