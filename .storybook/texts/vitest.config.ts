import { defineConfig } from 'vitest/config';

/** What the run of the story tests saw; it comes after them. */
export default defineConfig({
  test: { include: ['.storybook/texts/*.check.ts'] },
});
