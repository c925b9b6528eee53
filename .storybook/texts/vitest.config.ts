import { defineConfig } from 'vitest/config';

/** Checks the texts that the story tests recorded; runs after them. */
export default defineConfig({
  test: { include: ['.storybook/texts/*.check.ts'] },
});
