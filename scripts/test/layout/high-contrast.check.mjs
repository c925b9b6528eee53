import { PNG } from 'pngjs';
import { afterAll, expect, it } from 'vitest';
import { servePage, showFixture } from './fixture-page.mjs';

const site = await servePage();
afterAll(() => site.close());

async function openAt(name) {
  const page = await site.open({ forcedColors: 'active' });
  await showFixture(page, name);
  return page;
}

/** How many colours a part of the picture has that differ from its corner clearly. */
async function drawn(page, clip) {
  const { data } = PNG.sync.read(await page.screenshot({ clip, animations: 'disabled' }));
  const at = (pixel) => [...data.subarray(pixel * 4, pixel * 4 + 3)];
  const first = at(0);
  const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => at(pixel));
  return pixels.filter((pixel) => pixel.some((value, part) => Math.abs(value - first[part]) > 90))
    .length;
}

const boxOf = (locator) => locator.boundingBox();
/** The strip over the left edge of a box. */
const edge = ({ x, y, height }) => ({ x: x - 6, y: y + height / 2 - 5, width: 12, height: 10 });

it('the edge of a dialog and its chosen card can be seen', async () => {
  const page = await openAt('MaterialDialog');
  const dialog = await boxOf(page.getByRole('dialog'));
  expect(await drawn(page, edge(dialog))).toBeGreaterThanOrEqual(10);
  const cards = page.locator('label:has([type=radio])');
  const [chosen, other] = await Promise.all([
    boxOf(cards.filter({ has: page.locator(':checked') }).first()),
    boxOf(cards.filter({ hasNot: page.locator(':checked') }).first()),
  ]);
  const inside = ({ x, y }) => ({ x: x - 3, y: y + 20, width: 8, height: 10 });
  const [seenChosen, seenOther] = [
    await drawn(page, inside(chosen)),
    await drawn(page, inside(other)),
  ];
  expect(seenChosen).toBeGreaterThan(seenOther + 20);
});

it('the edge of a menu can be seen', async () => {
  const page = await openAt('MaterialPanel');
  await page.getByRole('button', { name: /操作$/ }).first().click();
  const menu = await boxOf(page.getByRole('menu').locator('..'));
  expect(await drawn(page, edge(menu))).toBeGreaterThanOrEqual(10);
});

it('switches and segments show whether they are on', async () => {
  const page = await openAt('RobotConfigScreen');
  const look = async (locator) => {
    const { x, y, width, height } = await boxOf(locator);
    return drawn(page, { x: x - 2, y: y - 2, width: width + 4, height: height + 4 });
  };
  const tracks = (chosen) => page.locator(`label${chosen}:has([role=switch]) > span:last-of-type`);
  const segments = (chosen) => page.locator(`[role=radiogroup] label${chosen}:has([type=radio])`);
  expect(await look(tracks('[data-selected]').first())).toBeGreaterThan(
    (await look(tracks(':not([data-selected])').first())) + 50,
  );
  expect(await look(segments('[data-selected]').first())).toBeGreaterThan(
    (await look(segments(':not([data-selected])').first())) + 50,
  );
});
