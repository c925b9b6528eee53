import type { OptionItem } from './option-item';

const FAMILY = [...'林周许陈吴郑王冯蒋沈'];
const GIVEN = ['知远', '明', '晓禾', '一诺', '子墨', '雨桐', '安'];

/** The n-th friend of a story; deterministic. */
export const friendItem = (at: number): OptionItem => ({
  id: `friend-${at}`,
  label: `${FAMILY[at % FAMILY.length] ?? ''}${GIVEN[(at * 3) % GIVEN.length] ?? ''} ${at + 1}`,
  ...(at % 3 === 0 && { hint: `读书会 ${(at % 40) + 1} 期` }),
});

export const friendItems = (count: number): readonly OptionItem[] =>
  Array.from({ length: count }, (_, at) => friendItem(at));

export const ROOMS: readonly OptionItem[] = [
  { id: 'r1', label: '青禾书房 · 五月共读' },
  { id: 'r2', label: '门店值班', disabledReason: '机器人不是管理员' },
  { id: 'r3', label: '周末亲子手作' },
  { id: 'r4', label: '骑行小队', disabledReason: '机器人不是管理员' },
];

export const LONG: readonly OptionItem[] = [
  {
    id: 'l1',
    label: '上海市徐汇区梧桐路一百二十八号青禾书房二零二六年五月线上共读《长安的荔枝》报名群（三）',
    hint: '每周三和周五晚上八点开始，一共四次，由许老师领读',
  },
  { id: 'l2', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis-reading-club-2026' },
];
