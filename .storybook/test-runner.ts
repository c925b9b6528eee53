import type { TestRunnerConfig } from '@storybook/test-runner';

/** Stories are tested at the size of a laptop; their own frames make them narrower. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 900 });
  },
};

export default config;
