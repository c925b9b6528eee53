import { createMockBackend } from '@chatdeck/sdk/testing';
import { figuresOf, interleave } from './lib/figures.mjs';

const RULES = 500;
const WORD = '499';
/** How many frames a dragged rule moves, and how far in each. */
const FRAMES = 20;
const STEP = 8;
/** A frame of a display at 60 Hz. */
const FRAME_MS = 16;
const SLOWDOWN = 4;

const ruleAt = (at) => ({
  keywords: [`编号 ${at + 1}`],
  reg: 2,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: `第 ${at + 1} 条回答` }],
});

/** A screen on a slow computer, with so many rules in the config that the backend stores. */
async function openScreen(stage, screen, count) {
  const backend = createMockBackend({
    change: (state) => {
      const replyKeywords = Array.from({ length: count }, (_, at) => ruleAt(at));
      state.config = JSON.stringify({ replyKeywords });
    },
  });
  const opened = await stage.open(`rules/${screen}`, {
    backend: backend.fetch,
    slowdown: SLOWDOWN,
  });
  await opened.page.evaluate(() => window.bench.prepare({}));
  return { ...opened, mount: () => opened.page.evaluate(() => window.bench.mount()) };
}

/** The centre of an element, so that a press needs no lookup in the page. */
async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The scripts of what users do with five hundred keyword replies, up to the answer of the server. */
async function measureList(stage) {
  const { page, mount, scriptOf, rest, close } = await openScreen(stage, 'keyword-reply', RULES);
  const rule = (number) => page.getByText(`编号 ${number}`, { exact: true });
  const untilSaved = async (act) => {
    const saved = page.waitForResponse(/config\/update$/);
    await act();
    await saved;
  };

  const draw = await scriptOf(async () => {
    await mount();
    await rule(20).waitFor();
  });
  await rest();
  const [switchX, switchY] = await middleOf(page.getByRole('switch').nth(2));
  const toggle = await scriptOf(() => untilSaved(() => page.mouse.click(switchX, switchY)));

  await rest();
  const [x, y] = await middleOf(page.getByRole('button', { name: '移动编号 1', exact: true }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drag = await scriptOf(async () => {
    for (let frame = 1; frame <= FRAMES; frame++) await page.mouse.move(x, y + frame * STEP);
  });
  const drop = await scriptOf(() => untilSaved(() => page.mouse.up()));

  await rest();
  await page.getByRole('searchbox', { name: '搜关键词或回复内容' }).focus();
  const search = await scriptOf(async () => {
    for (const key of WORD) await page.keyboard.press(key);
    await rule(WORD).waitFor();
  });
  await close();
  return { draw, toggle, drag: drag / FRAMES, drop, search: search / WORD.length };
}

/** The same screen without a rule, until it offers to add one. */
async function measureEmptyList(stage) {
  const { page, mount, scriptOf, close } = await openScreen(stage, 'keyword-reply', 0);
  const draw = await scriptOf(async () => {
    await mount();
    await page.getByText('还没有关键词回复').waitFor();
  });
  await close();
  return { draw };
}

/** The page of the robot's config, from its start to the form. */
async function measureConfig(stage, count) {
  const { page, mount, cpuOf, close } = await openScreen(stage, 'config', count);
  const form = await cpuOf(async () => {
    await mount();
    await page.getByRole('switch', { name: '自动回复' }).waitFor();
  });
  await close();
  return { form };
}

const SCRIPTS = [
  ['draw', 'drawn'],
  ['toggle', 'one toggled, until it is saved'],
  ['drag', 'one dragged, for each frame'],
  ['drop', 'one dropped, until it is saved'],
  ['search', 'one searched, for each key'],
];

/** The scripts of a long list of rules on a slow computer, and what a long list costs the page of the config. */
export async function measureRules(stage, repetitions) {
  const lists = await interleave(['ours', 'no rules'], repetitions, (one) =>
    one === 'ours' ? measureList(stage) : measureEmptyList(stage),
  );
  const pages = await interleave(['ours', 'no rules'], repetitions, (one) =>
    measureConfig(stage, one === 'ours' ? RULES : 0),
  );
  const slowed = `with the CPU slowed ${SLOWDOWN} times`;
  return [
    ...figuresOf(
      lists,
      SCRIPTS.map(([measure, name]) => ({
        name: `script of ${RULES} rules ${slowed}: ${name}`,
        unit: 'ms',
        measure,
        goal: FRAME_MS,
      })),
    ),
    ...figuresOf(lists, [
      {
        name: `script of ${RULES} rules ${slowed}: drawn, beside the empty screen`,
        unit: 'ms',
        measure: 'draw',
        against: 'no rules',
      },
    ]),
    ...figuresOf(pages, [
      {
        name: `the page of the config ${slowed}: first paint with ${RULES} rules`,
        unit: 'ms',
        measure: 'form',
        against: 'no rules',
        goal: 1.2,
      },
    ]),
  ];
}
