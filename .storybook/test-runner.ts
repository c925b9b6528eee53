import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { coveredButtons } from './covered-buttons';
import { scrolledAway } from './steady-dialogs';
import { VIEWPORT } from './story-context.mjs';
import { SEEN_FILE } from './texts/seen-file.mjs';
import { missedByThumb } from './thumb-layers';

declare global {
  interface Window {
    /** The console as it was before the first story. */
    chatdeckConsole?: Console;
  }
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize(VIEWPORT);
    await page.mouse.move(0, 0);
    await page.evaluate(restoreConsole);
  },
  async postVisit(page, story) {
    const texts = await page.evaluate(takeSeenTexts);
    mkdirSync(path.dirname(SEEN_FILE), { recursive: true });
    if (texts.length > 0) appendFileSync(SEEN_FILE, `${texts.join('\n')}\n`);
    const covered = await page.evaluate(coveredButtons);
    if (covered.length > 0) throw new Error(`A notification lies over: ${covered.join(', ')}`);
    const lost = await scrolledAway(page, story);
    if (lost.length > 0) throw new Error(`A dialog is not steady:\n${lost.join('\n')}`);
    const missed = await missedByThumb(page, story);
    if (missed.length > 0) throw new Error(`On a phone a thumb misses:\n${missed.join('\n')}`);
  },
};

/** Runs in the page: the runner wraps the console for each story, around the wrappers of the stories before. */
function restoreConsole(): void {
  window.chatdeckConsole ??= { ...console };
  Object.assign(console, window.chatdeckConsole);
}

/** Runs in the page: the awaited texts that it has shown since the last call. */
function takeSeenTexts(): readonly string[] {
  const texts = [...(window.chatdeckSeenTexts ?? [])];
  window.chatdeckSeenTexts?.clear();
  return texts;
}

export default config;
