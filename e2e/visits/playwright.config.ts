import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';

/** Visits every page in every role, and pages in every language, width and scheme, with a real browser and server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visits.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/visits',
  reporter: [['dot'], ['json', { outputFile: '../../test-results/visits.json' }]],
  // A visit waits more than it computes.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // On a slow machine three tabs that load at once take 20 seconds.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } },
});
