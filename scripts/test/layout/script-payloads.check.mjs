import { afterAll, expect, it } from 'vitest';
import { fillFields } from './fill-fields.mjs';
import { servePage } from './fixture-page.mjs';

/** `npm run gauntlet -- scripts` begins anywhere, and shows each component with ten of the payloads first in turn. */
const FIRST = Number(process.env.SCRIPT_SEED ?? 20_261_126);
const STARTS = Number(process.env.SCRIPT_STARTS ?? 1);
/** Without it some of the components have to do: all of them have the scripts among the nasty strings. */
const EVERY = process.env.SCRIPT_STARTS === undefined ? 4 : 1;

const site = await servePage();
afterAll(() => site.close());
/** Pages that show components at a time, since each waits for frames in between: 24 s a text instead of 60. */
const PAGES = 3;
const payloads = (from, list) => list.map((_, at) => list[(from + at) % list.length]);

const madeOn = (page) => page.evaluate(() => window.madeOfTexts());

/** What became of the texts in the components that one page shows. */
async function troublesOn(page, shown, texts) {
  const troubles = [];
  page.on('dialog', (dialog) => void dialog.dismiss());
  for (let round = 0; round < STARTS; round += 1) {
    const from = (FIRST + round) % texts.length;
    const turned = payloads(from, texts);
    for (const { name, at } of shown) {
      await page.evaluate((args) => window.showFixture(...args), [at, 0, turned]);
      await page.evaluate(fillFields, turned);
      for (const trouble of await madeOn(page)) troubles.push(`${name}, from ${from}: ${trouble}`);
    }
  }
  return troubles;
}

it(
  'no text that was written or typed anywhere runs a script or becomes an element',
  async ({ task }) => {
    const pages = await Promise.all(Array.from({ length: PAGES }, () => site.open()));
    const [page] = pages;
    const [names, texts] = await page.evaluate(() => [window.fixtures, window.scriptPayloads]);
    const shown = names.flatMap((name, at) => (at % EVERY === 0 ? [{ name, at }] : []));
    expect(new Set(texts).size).toBe(150);
    const troubles = await Promise.all(
      pages.map((one, place) =>
        troublesOn(
          one,
          shown.filter((_, at) => at % PAGES === place),
          texts,
        ),
      ),
    );
    expect(troubles.flat()).toEqual([]);

    const noticed = [];
    for (const text of texts) {
      await page.evaluate((html) => {
        const careless = document.body.appendChild(document.createElement('div'));
        careless.innerHTML = html;
      }, text);
      if ((await madeOn(page)).length > 0) noticed.push(text);
      await page.evaluate(() => {
        document.body.lastElementChild.remove();
        delete globalThis.nastyRan;
      });
    }
    expect(noticed.length).toBeGreaterThan(texts.length / 2);
    task.meta.measured = {
      name: 'Script payloads',
      measured: `${STARTS} of ${texts.length} first in turn, in ${shown.length} components`,
      control: `a page that shows them as HTML: ${noticed.length} of ${texts.length} noticed`,
      cases: STARTS,
    };
  },
  60_000 + STARTS * 180_000,
);
