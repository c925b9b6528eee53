import { buildSync } from 'esbuild';
import type { BrowserContext, Route } from '@playwright/test';
import { nastyAnswers } from '../../packages/ui/src/catalogue/texts/nasty-answers';

declare global {
  interface Window {
    /** Where a text became an element, or ran. */
    madeOfTexts?: () => readonly string[];
    /** Types each of the texts into each field that can be seen; resolves with where one became an element, or ran. */
    typeTexts?: (texts: readonly string[]) => Promise<readonly string[]>;
  }
}

const { outputFiles } = buildSync({
  stdin: {
    contents: `
      import { madeOf } from './packages/ui/src/catalogue/texts/nasty-strings';
      import { fillFields } from './scripts/test/layout/fill-fields.mjs';
      window.madeOfTexts = () => madeOf(document);
      window.typeTexts = async (texts) => {
        const made = [];
        for (const [at] of texts.entries()) {
          fillFields([...texts.slice(at), ...texts.slice(0, at)]);
          await new Promise((done) => setTimeout(done));
          made.push(...madeOf(document));
        }
        return made;
      };`,
    resolveDir: '.',
    loader: 'js',
  },
  bundle: true,
  format: 'iife',
  write: false,
});
const WATCH = outputFiles.map(({ text }) => text).join('');

/**
 * Gives each page of a context `madeOfTexts` and `typeTexts`, and has every text that somebody wrote be the next of `texts`, from the
 * `start()`-th on, in each response of the server.
 */
export async function showTexts(
  context: BrowserContext,
  texts: readonly string[],
  start: () => number,
): Promise<void> {
  await context.addInitScript({ content: WATCH });
  await context.route('**/v1/api/**', (route) => answerWith(route, nastyAnswers(start(), texts)));
}

async function answerWith(route: Route, alter: (data: unknown) => unknown): Promise<void> {
  const request = route.request();
  // The stream of live events has no end to wait for, and names no texts.
  if (request.url().includes('/api/wechat/events')) return route.continue();
  const response = await route.fetch({ maxRetries: 1 }).catch(() => undefined);
  // The page that asked has been left.
  if (response === undefined) return route.abort().catch(() => undefined);
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) {
    return route.fulfill({ response });
  }
  await route.fulfill({ response, json: { ...answer, data: alter(answer.data) } });
}
