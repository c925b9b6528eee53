import { figuresOf, interleave } from './lib/figures.mjs';

const PEERS = ['antd', 'tanstack', 'mui', 'react-admin'];
const COUNT = 10_000;
/** How a wheel scrolls: so many px at once, so often. */
const WHEEL = { px: 600, times: 60 };
/** What nobody feels as a halt. */
const FRAME_MS = 50;
const CITIES = ['上海', '杭州', '成都', '厦门'];

const rowsOf = (length) =>
  Array.from({ length }, (_, at) => ({
    id: `friend-${at}`,
    name: `林知远 ${at}`,
    remark: `客户 ${at % 97}`,
    // Unsorted values, so that sorting has work to do.
    count: (at * 7_919) % 10_007,
    city: CITIES[at % CITIES.length],
    at: `05-${String((at % 28) + 1).padStart(2, '0')}`,
  }));

/** The centre of an element, so that a click needs no lookup in the page. */
async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The longest time between two frames while a wheel scrolls, in ms. */
async function longestFrame(page) {
  await page.evaluate(() => {
    window.frames = { longest: 0, isOn: true };
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      window.frames.longest = Math.max(window.frames.longest, now - before);
      before = now;
      if (window.frames.isOn) window.requestAnimationFrame(next);
    };
    window.requestAnimationFrame(next);
  });
  for (let time = 0; time < WHEEL.times; time++) await page.mouse.wheel(0, WHEEL.px);
  return page.evaluate(
    () =>
      new Promise((done) => {
        window.requestAnimationFrame(() => {
          window.frames.isOn = false;
          done(window.frames.longest);
        });
      }),
  );
}

/** What an adapter costs with so many rows. */
export async function measureRows(stage, adapter, count) {
  const { page, cpuOf, heapMb, nodes, close } = await stage.open(`table/${adapter}`);
  await page.evaluate((rows) => window.bench.prepare({ rows }), rowsOf(count));
  const empty = await heapMb();
  const mount = await cpuOf(async () => {
    await page.evaluate(() => window.bench.mount());
    // react-admin asks for permissions first.
    await page.waitForFunction(() => document.querySelector('td, [role=gridcell], .ant-table-row'));
  });
  const heap = (await heapMb()) - empty;
  const drawn = await nodes();

  const press = async (locator) => {
    const [x, y] = await middleOf(locator);
    await page.mouse.move(x, y);
    return cpuOf(() => page.mouse.click(x, y));
  };
  const header = page.getByText('消息', { exact: true }).first();
  // Back and forth twice: users do not only do it for the first time.
  const fourTimes = async (locator) => {
    let ms = 0;
    for (let time = 0; time < 4; time++) ms += await press(locator);
    return ms / 4;
  };
  const sort = await fourTimes(header);
  const selectAll = await fourTimes(page.getByRole('checkbox').first());
  const [x, y] = await middleOf(page.getByText(/林知远/).first());
  await page.mouse.move(x, y);
  const frame = await longestFrame(page);
  await close();
  return { mount, sort, selectAll, heap, nodes: drawn, frame };
}

const named = (measure, name, unit, floor) => [
  { name, unit, measure, against: 'floor', goal: floor },
  { name: `${name}, of TanStack Table`, unit, measure, ours: 'tanstack', against: 'floor' },
  ...PEERS.map((against) => ({ name, unit, measure, against, goal: 1 })),
];

/** The table with ten thousand rows. */
export async function measureTable(stage, repetitions) {
  const results = await interleave(['floor', 'ours', ...PEERS], repetitions, (one) =>
    measureRows(stage, one, COUNT),
  );
  return figuresOf(results, [
    ...named('mount', 'mount', 'ms', 1.4),
    ...named('sort', 'sort by a column', 'ms', 1.3),
    ...named('selectAll', 'select all', 'ms', 1.3),
    ...named('heap', 'heap', 'MB', 3),
    { name: 'elements', unit: '', measure: 'nodes', against: 'floor' },
    {
      name: 'the longest frame while a wheel scrolls',
      unit: 'ms',
      measure: 'frame',
      goal: FRAME_MS,
    },
  ]);
}
