import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.mjs';
import { STORY_CONTEXT } from './story-context.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** Runs the stories as tests in the local browser, in the time zone of Shanghai. */
export default {
  ...base,
  rootDir: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  // Dialogs are also checked at three sizes.
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/.storybook/story-environment.mjs',
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      skipInitialization: true,
      launchOptions: { executablePath: findBrowser(), headless: true, args: BROWSER_ARGS },
      contextOptions: STORY_CONTEXT,
    },
  },
};
