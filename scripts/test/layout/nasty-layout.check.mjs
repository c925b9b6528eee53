import { afterAll, describe, it } from 'vitest';
import { layoutDefects } from '../../screens/layout-defects.mjs';
import { serveFolder } from '../../static-server.mjs';
import { launchBrowser } from '../../story-pictures.mjs';
import { PAGE_FOLDER } from './build-page.mjs';
import { fillFields } from './fill-fields.mjs';

const WIDTHS = [320, 640, 1280];
/** Offsets into the nasty strings, so that lists of ten rows show all forty. */
const STARTS = [0, 10, 20, 30];
/** Texts that people paste: an unbreakable word, a URL, long Chinese text, right-to-left text. */
const PASTED = [
  'a'.repeat(2_000),
  `https://qinghe.example/${'path/'.repeat(60)}`,
  '青禾书房周末亲子共读活动'.repeat(80),
  'مرحبا بالعالم، كيف حالك؟'.repeat(20),
];

const site = await serveFolder(PAGE_FOLDER);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await site.stop();
});
/** Pages that wait for the next fixture. */
const idle = [];
const names = await fixtureNames();

describe(`At ${WIDTHS.join(', ')} px`, () => {
  it.concurrent.each(names.map((name, at) => ({ name, at })))(
    '$name keeps its layout with nasty texts',
    async ({ at }) => {
      const page = await (idle.pop() ?? openPage());
      const defects = new Set();
      for (const start of STARTS) {
        await page.evaluate((shown) => window.showFixture(...shown), [at, start]);
        await lookAtWidths(page, defects);
        for (const made of await page.evaluate(() => window.madeOfTexts())) defects.add(made);
      }
      await page.evaluate(fillFields, PASTED);
      await lookAtWidths(page, defects);
      idle.push(page);
      // An assertion would truncate a long text.
      if (defects.size > 0) throw new Error([...defects].join('\n'));
    },
  );
});

async function lookAtWidths(page, defects) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(drawn);
    const found = [...(await page.evaluate(layoutDefects)), ...(await page.evaluate(spilt))];
    for (const defect of found) defects.add(`${width} px: ${defect}`);
  }
}

/** Runs in the page: resolves once components that measure themselves have rendered the result. */
async function drawn() {
  for (let count = 0; count < 3; count += 1) {
    await new Promise((done) => window.requestAnimationFrame(done));
  }
}

/** A page in a context of its own: of the pages of one context only the front one draws frames. */
async function openPage() {
  const page = await browser.newPage({ locale: 'zh-CN', reducedMotion: 'reduce' });
  await page.goto(`${site.url}/index.html`);
  await page.waitForFunction(() => window.fixtures);
  return page;
}

async function fixtureNames() {
  const page = await openPage();
  idle.push(page);
  return page.evaluate(() => window.fixtures);
}

/** Runs in the page: lists controls that overflow it sideways, where nobody can reach them. */
function spilt() {
  const reachable = (element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      // A horizontal scroll container, such as a table or a row of tabs, can bring them into view.
      if (/(auto|scroll)/.test(getComputedStyle(parent).overflowX)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, a[href], input, textarea, [role=combobox]')]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 2 && (left < -1 || right > window.innerWidth + 1) && !reachable(element);
    })
    .map(
      (element) => `off to the side: ${(element.ariaLabel ?? element.textContent).slice(0, 30)}`,
    );
}
