import { join } from 'node:path';
import { MODES } from '../../.storybook/modes.js';
import { serveFolder } from '../static-server.mjs';
import { openPage, readStories, showStory } from '../story-pictures.mjs';

/** Concurrent pages: taking a picture is mostly waiting for the story. */
const PAGES = 3;

/** Takes pictures of the wanted stories of a static Storybook in every mode: `<id>.<mode>.png`. */
export async function takePictures(browser, storybook, folder, wanted) {
  const site = await serveFolder(storybook);
  const jobs = Object.entries(MODES).flatMap(([mode, { scheme, viewport }]) =>
    readStories(storybook)
      .filter(({ id }) => id.includes(wanted))
      .map(({ id }) => ({ id, mode, scheme, viewport })),
  );
  async function work() {
    const page = await openPage(browser);
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await page.setViewportSize(job.viewport);
      await showStory(page, site.url, job.id, job.scheme);
      const path = join(folder, `${job.id}.${job.mode.replace(' ', '-')}.png`);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work));
  await site.stop();
}
