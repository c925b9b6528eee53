import { figuresOf, interleave } from './lib/figures.mjs';

const ADAPTERS = ['floor', 'ours', 'antd', 'downshift', 'element-plus'];
const WORD = '12345';
/** What is typed to find so many of the names. */
const FOUND = { many: ['甲', 5_000], few: ['乙', 20] };
// antd renders invisible options for screen readers.
const OPTION = '[role=option]:visible, .ant-select-item-option:visible';

/** Realistic names; every typed digit narrows them down. */
const names = (count) =>
  Array.from({ length: count }, (_, at) => `林知远 客户群 ${String(at).padStart(6, '0')}`);

/** Names of which five thousand and twenty can be found by a word. */
const markedNames = (count) => {
  const [[many, manyCount], [few, fewCount]] = [FOUND.many, FOUND.few];
  const markOf = (at) => (at < manyCount ? many : at < manyCount + fewCount ? few : '');
  return names(count).map((name, at) => name + markOf(at));
};

/** What it costs to select all that a word finds. */
async function measureFound(stage, [word, count]) {
  const { page, cpuOf, close } = await stage.open('picker/ours');
  await page.evaluate((all) => window.bench.prepare({ names: all }), markedNames(10_000));
  await page.evaluate(() => window.bench.mount());
  await page.getByRole('combobox').click();
  await page.keyboard.insertText(word);
  const all = page.getByRole('option').first();
  await page.waitForFunction(
    (number) =>
      document.querySelector('[role=option]')?.textContent.replace(/\D/g, '') === String(number),
    count,
  );
  const { x, y } = await all.boundingBox();
  await page.mouse.move(x + 4, y + 4);
  const select = await cpuOf(() => page.mouse.click(x + 4, y + 4));
  await close();
  return { select };
}

/** What an adapter costs with so many names. */
export async function measureNames(stage, adapter, count) {
  const { page, cpuOf, nodes, close } = await stage.open(`picker/${adapter}`);
  await page.evaluate((all) => window.bench.prepare({ names: all }), names(count));
  const mount = await cpuOf(() => page.evaluate(() => window.bench.mount()));
  // Located beforehand, since a locator's own work in the page would be measured.
  const { x, y } = await page.locator('[role=combobox]').boundingBox();
  const open = await cpuOf(() => page.mouse.click(x + 4, y + 4));
  await page.locator(OPTION).first().waitFor();
  const drawn = await nodes();
  const keys = [...WORD, ...[...WORD].map(() => 'Backspace')];
  let typing = 0;
  for (const key of keys) typing += await cpuOf(() => page.keyboard.press(key));
  await close();
  return { mount, open, mountOpen: mount + open, keystroke: typing / keys.length, nodes: drawn };
}

const beside = (against, keystroke, mountOpen) => [
  { name: 'one key', unit: 'ms', measure: 'keystroke', against, goal: keystroke },
  ...(mountOpen === undefined
    ? []
    : [{ name: 'mount and open', unit: 'ms', measure: 'mountOpen', against, goal: mountOpen }]),
];
const GOALS = [
  ...beside('floor', 1.1),
  ...beside('antd', 0.9, 0.3),
  {
    name: 'mount and open, of the floor',
    unit: 'ms',
    measure: 'mountOpen',
    ours: 'floor',
    against: 'antd',
  },
  ...beside('downshift', 1.1),
  ...beside('element-plus', 0.9, 1),
  { name: 'elements of an open list', unit: '', measure: 'nodes', goal: 150 },
];
/** It draws every name, which takes minutes for a hundred thousand. */
const OF_FEW_NAMES = 'react-select';

/** The picker with ten thousand and a hundred thousand names, and how its costs grow from one to the other. */
export async function measurePicker(stage, repetitions) {
  const at = (count, adapters) =>
    interleave(adapters, repetitions, (one) => measureNames(stage, one, count));
  const small = await at(10_000, [...ADAPTERS, OF_FEW_NAMES]);
  const large = await at(100_000, ADAPTERS);
  const found = await interleave(Object.keys(FOUND), repetitions, (one) =>
    measureFound(stage, FOUND[one]),
  );
  const among = (names, results, goals) =>
    figuresOf(results, goals).map((figure) => ({
      ...figure,
      name: `${names} names: ${figure.name}`,
    }));
  return [
    ...among('10,000', small, [...GOALS, ...beside(OF_FEW_NAMES, 0.9, 0.3)]),
    ...figuresOf({ ours: found.many, '20 found': found.few }, [
      {
        name: '10,000 names: the 5,000 found selected',
        unit: 'ms',
        measure: 'select',
        against: '20 found',
        goal: 2,
      },
    ]),
    ...among('100,000', large, GOALS),
    ...figuresOf({ ours: large.ours, 'ours at 10,000': small.ours }, [
      {
        name: '100,000 names: one key',
        unit: 'ms',
        measure: 'keystroke',
        against: 'ours at 10,000',
        goal: 1.5,
      },
    ]),
  ];
}
