import { interleave, report } from './lib/bars.mjs';

const ADAPTERS = ['floor', 'ours', 'antd', 'downshift'];
const WORD = '12345';
// antd renders invisible options for screen readers.
const OPTION = '[role=option]:visible, .ant-select-item-option:visible';

/** Realistic names; every typed digit narrows them down. */
const names = (count) =>
  Array.from({ length: count }, (_, at) => `林知远 客户群 ${String(at).padStart(6, '0')}`);

async function measure(stage, adapter, count) {
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

/** The picker with ten thousand and a hundred thousand names (limits of the component kit's issue). */
export async function runPicker(stage, repetitions) {
  const at = (count) => interleave(ADAPTERS, repetitions, (one) => measure(stage, one, count));
  const measures = ['mount', 'open', 'mountOpen', 'keystroke', 'nodes'];
  const small = await at(10_000);
  const large = await at(100_000);
  return (
    report('Picker, 10,000 names (main-thread ms)', small, measures, [
      { name: 'keystroke', against: 'floor', most: 1.8 },
      { name: 'keystroke', against: 'antd', most: 0.9 },
      { name: 'mountOpen', against: 'antd', most: 0.5 },
      { name: 'nodes', most: 150 },
    ]) +
    report('Picker, 100,000 names (main-thread ms)', large, measures, [
      { name: 'keystroke', against: 'antd', most: 0.75 },
      { name: 'nodes', most: 150 },
    ])
  );
}
