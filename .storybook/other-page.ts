import type { Browser, Page } from '@playwright/test';
import { STORY_CONTEXT } from './story-context.mjs';

declare global {
  interface Window {
    /** Storybook's event channel. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, data: unknown) => void;
    };
    /** Storybook's preview, with the story that it shows. */
    __STORYBOOK_PREVIEW__?: { currentSelection?: { storyId: string } };
  }
}

/** The page of each browser where stories are resized and pressed. */
const otherPages = new WeakMap<Browser, Promise<Page>>();

/**
 * The page beside the one of the stories, so that these start without pressed or focused controls, at the size of a
 * desktop; in a window of its own, since a page behind another draws no frames.
 */
export function otherPage(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page of the stories has no browser.');
  const opened = otherPages.get(browser) ?? openOtherPage(browser, page.url());
  otherPages.set(browser, opened);
  return opened;
}

async function openOtherPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(STORY_CONTEXT);
  const page = await context.newPage();
  await page.goto(new URL('iframe.html', url).href);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__);
  return page;
}

/** Runs in the page: shows a story from its beginning and waits until its play function is through. */
export function playStory(storyId: string): Promise<void> {
  return new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.once('storyFinished', () => done());
    // A story that is shown already is not played again by selecting it.
    const isShown = window.__STORYBOOK_PREVIEW__?.currentSelection?.storyId === storyId;
    channel?.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: resolves once the events of the last press or a new size are handled and rendered. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => window.requestAnimationFrame(done));
  }
}
