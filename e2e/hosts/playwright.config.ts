import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';

/** The examples of every framework, built with the packed packages. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.hosts.ts',
  outputDir: '../../test-results/hosts',
  reporter: 'list',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
