import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';

/** `npm run screens -- routes`: a picture of every page of the console with the real server, in every state. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.screens.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/screens',
  reporter: [['dot']],
  // A page waits more than it computes.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } },
});
