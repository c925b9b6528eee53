import type { Locale } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import callbacks from '#features/callback/callback-csv.ts';
import forwards from '#features/forward/keyword/keyword-forward-csv.ts';
import privateForwards from '#features/forward/private/private-forward-csv.ts';
import joins from '#features/group/join-rule/join-rule-csv.ts';
import replies from '#features/reply/keyword-reply-csv.ts';
import skills from '#features/skill/skill-csv.ts';
import syncs from '#features/sync/room-sync-csv.ts';
import type { CsvFormat } from './csv-format';
import { parseCsv } from './csv-text';
import { exportRows } from './export-rows';
import { readHeader, usualMapping } from './headers';
import { importRows } from './import-rows';

const say = (content: string) => ({ type: 1, content });
const trigger = { keywords: ['价格', '=1|2、3'], reg: 2, needAt: 0, scope: 'room' };
const target = (name: string) => [{ id: '@@12af', name }];

const CALLBACK = {
  type: 100,
  ...trigger,
  timeout: 30,
  customUrl: 'https://a.example/x?y=1',
  moreData: [],
};

/** Each list with rows that a table covers in full. */
const COVERED: readonly (readonly [string, CsvFormat, JsonObject])[] = [
  ['replies', replies, { ...trigger, replys: [say('每月 "19" 元，\n全年 190'), say('-再问')] }],
  ['skills', skills, { ...trigger, event: 'star' }],
  ['skills of the hosted service', skills, { ...trigger, event: 'event-7' }],
  ['callbacks', callbacks, CALLBACK],
  [
    'built-in callbacks',
    callbacks,
    { type: 1, ...trigger, timeout: 5, postUrl: 'https://a.example/whoami', moreData: [] },
  ],
  [
    'forwards',
    forwards,
    {
      keywords: ['退款'],
      reg: 1,
      type: 'room',
      targets: target('读书会'),
      forwardType: 'contact',
      forwardTargets: target('周|明<店长>'),
    },
  ],
  [
    'private forwards',
    privateForwards,
    { name: '王编辑', type: 1, rooms: ['店务群'], contacts: [] },
  ],
  [
    'joins',
    joins,
    {
      roomName: '共读',
      keywords: ['进群'],
      reg: 1,
      replys: [say('来了')],
      welcomes: [say('欢迎')],
    },
  ],
  ['syncs', syncs, { model: 2, one: '店务群', many: ['城东店', '城西店'], forward: 1 }],
];

const STATES = { running: '启用', paused: '停用' };
const exported = (format: CsvFormat, rows: readonly JsonObject[], locale: Locale = 'zh-CN') =>
  exportRows(
    format,
    rows.map((stored, at) => ({ stored, isPaused: at % 2 === 1 })),
    locale,
    locale === 'en' ? { running: 'Running', paused: 'Paused' } : STATES,
  );
const read = (format: CsvFormat, csv: string) => {
  const [header = [], ...lines] = parseCsv(csv.replace('\uFEFF', ''));
  const mapping = readHeader(format, header) ?? usualMapping(format, header.length);
  return importRows(format, lines, mapping, { existing: [], firstNumber: 2 });
};
/** Reads lines without a header. */
const pasted = (format: CsvFormat, text: string, existing: readonly JsonObject[] = []) => {
  const lines = parseCsv(text);
  const width = Math.max(...lines.map((line) => line.length));
  return importRows(format, lines, usualMapping(format, width), {
    existing: existing.map((stored) => ({ stored, isPaused: false })),
    firstNumber: 1,
  });
};

describe('An exported list', () => {
  it.each(COVERED)('of %s imports again as it was, paused rows too', (_, format, row) => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const file = exported(format, [row, row], locale);
      expect(file).toMatchObject({ count: 2, incomplete: 0 });
      expect(read(format, file.csv).map((line) => line.row)).toEqual([
        { stored: row, isPaused: false },
        { stored: row, isPaused: true },
      ]);
    }
  });

  it('tells how many rows a table does not cover: links, references to materials, parameters', () => {
    const linked = { ...trigger, replys: [say('好'), { type: 4, url: 'https://a.example' }] };
    const reordered = { replys: [{ content: '好', type: 1, url: '' }], ...trigger, note: null };
    expect(exported(replies, [reordered]).incomplete).toBe(0);
    const referring = { ...trigger, replys: [{ ...say('好'), id: 'm1' }] };
    expect(exported(replies, [linked, referring, { ...trigger, replys: [] }]).incomplete).toBe(2);
    const moreData = [{ key: 'shop', value: '12' }];
    expect(exported(callbacks, [{ ...CALLBACK, moreData }]).incomplete).toBe(1);
  });
});

describe('Pasted lines', () => {
  it('are keywords and texts, as few columns as there are', () => {
    expect(
      pasted(replies, '价格、报价\t每月 19 元\t再问\n').map((line) => line.row?.stored),
    ).toEqual([
      {
        keywords: ['价格', '报价'],
        reg: 1,
        needAt: 1,
        scope: 'all',
        replys: [say('每月 19 元'), say('再问')],
      },
    ]);
    expect(pasted(skills, '运势,星座运势')[0]?.row?.stored).toMatchObject({ event: 'star' });
    // This skill is for friends only.
    expect(pasted(skills, '更新,updateConfig')[0]?.row?.stored).toMatchObject({ scope: 'friend' });
  });

  it('say what is wrong with each of them', () => {
    const csv = '关键词,匹配规则,回复\n价格,模糊,19 元\n,,19 元\n报价,,';
    const [choice, keyword, reply] = read(replies, csv);
    expect(choice?.problems).toMatchObject([{ kind: 'choice', column: 'match', cell: '模糊' }]);
    expect(keyword?.problems).toEqual([
      { kind: 'rule', column: 'keywords', rule: 'rule.keywords' },
    ]);
    expect(reply?.problems).toEqual([{ kind: 'rule', column: 'reply', rule: 'rule.replies' }]);
    expect([choice, keyword, reply].map((line) => line?.number)).toEqual([2, 3, 4]);
  });

  it('are marked where the list, or an earlier line, has one of their keywords', () => {
    const existing = [
      { ...trigger, keywords: ['地址'] },
      { ...trigger, keywords: ['价格'] },
    ];
    const lines = pasted(replies, '价格,a\n报价,b\n多少钱|报价,c', existing);
    expect(lines.map(({ duplicate }) => duplicate)).toEqual([
      { of: 'rule', word: '价格', number: 2 },
      undefined,
      { of: 'line', word: '报价', number: 2 },
    ]);
  });

  it('forward to a group only where the robot could find it', () => {
    const [line] = pasted(forwards, '退款,读书会<r1>,店务群');
    expect(line?.problems).toMatchObject([{ kind: 'rule', column: 'to' }]);
    expect(pasted(forwards, '退款,读书会<r1>,店务群<r2>')[0]?.row).toBeDefined();
  });
});

it('takes a first line of texts for a line, not for a header', () => {
  expect(readHeader(replies, ['价格', '每月 19 元'])).toBeUndefined();
  expect(readHeader(replies, ['Keywords', 'Answer 2', 'note'])).toEqual([
    'keywords',
    'reply',
    undefined,
  ]);
});
