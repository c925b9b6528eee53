import { figuresOf, interleave } from './lib/figures.mjs';

const ADAPTERS = ['floor', 'ours', 'antd', 'downshift'];
const WORD = '12345';
// antd renders invisible options for screen readers.
const OPTION = '[role=option]:visible, .ant-select-item-option:visible';

/** Realistic names; every typed digit narrows them down. */
const names = (count) =>
  Array.from({ length: count }, (_, at) => `林知远 客户群 ${String(at).padStart(6, '0')}`);

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

const GOALS = [
  { name: 'one key', unit: 'ms', measure: 'keystroke', against: 'floor', goal: 1.1 },
  { name: 'one key', unit: 'ms', measure: 'keystroke', against: 'antd', goal: 0.9 },
  { name: 'one key', unit: 'ms', measure: 'keystroke', against: 'downshift', goal: 1.1 },
  { name: 'mount and open', unit: 'ms', measure: 'mountOpen', against: 'antd', goal: 0.3 },
  { name: 'elements of an open list', unit: '', measure: 'nodes', goal: 150 },
];

/** The picker with ten thousand and a hundred thousand names, and how its costs grow from one to the other. */
export async function measurePicker(stage, repetitions) {
  const at = (count) => interleave(ADAPTERS, repetitions, (one) => measureNames(stage, one, count));
  const [small, large] = [await at(10_000), await at(100_000)];
  const among = (names, results) =>
    figuresOf(results, GOALS).map((figure) => ({
      ...figure,
      name: `${names} names: ${figure.name}`,
    }));
  return [
    ...among('10,000', small),
    ...among('100,000', large),
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
