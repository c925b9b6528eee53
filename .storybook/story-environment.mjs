import { chromium } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The browser of this process; the files that it tests share a context, which keeps the page's scripts. */
let opened;
/** Closes it when no file follows, before jest takes the process for hung. */
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
 * A page for each file of stories, in a browser that stays: the test runner's own environment starts a browser and reads
 * its modules again for each file, which took longer than the stories.
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
      // What the runner's setup file sets.
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
    await setupPage(page, context);
  }

  /** Where tests are chosen by name the runner would open a second browser here. */
  async handleTestEvent() {}

  async teardown() {
    // The next file finds no drafts of this one.
    await this.global.page.evaluate(() => window.localStorage.clear());
    await this.global.page.close();
    await super.teardown();
    closing = setTimeout(closeBrowser, 200);
  }
}
