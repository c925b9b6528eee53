import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { coveredButtons } from './covered-buttons';
import { scrolledAway } from './steady-dialogs';
import { SEEN_FILE } from './texts/seen-file.mjs';

/** Stories are tested in a laptop viewport; their own frames make them narrower. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 900 });
  },
  async postVisit(page, story) {
    const texts = await page.evaluate(() => [...(window.chatdeckSeenTexts ?? [])]);
    mkdirSync(path.dirname(SEEN_FILE), { recursive: true });
    if (texts.length > 0) appendFileSync(SEEN_FILE, `${texts.join('\n')}\n`);
    const covered = await page.evaluate(coveredButtons);
    if (covered.length > 0) throw new Error(`A notification lies over: ${covered.join(', ')}`);
    const lost = await scrolledAway(page, story);
    if (lost.length > 0) throw new Error(`A dialog is not steady:\n${lost.join('\n')}`);
  },
};

export default config;
