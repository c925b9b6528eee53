import { describe, expect, it } from 'vitest';
import { checkConfig } from './check-config';
import { found, member, only, schedule } from './config-check.fixtures';

describe('groups and friends', () => {
  const rooms = [
    { id: 'r1', name: '读书会' },
    { id: 'r2', name: '编辑部' },
    { id: 'r3', name: '编辑部' },
  ];
  const friends = [{ id: 'c1', name: '周明', alias: '老周' }];
  const known = { ...member, rooms, friends };

  it('are gone, or are there twice', () => {
    const config = {
      roomTaskSchedule: [
        schedule('0 0 8 * * *', { roomName: '旧群' }),
        schedule('0 0 9 * * *', { roomName: '编辑部' }),
        schedule('0 0 10 * * *', { roomName: '编辑部', wxid: 'r3' }),
      ],
      dayTaskSchedule: [{ type: 'contact', name: '', alias: '老周', date: '0 0 8 * * *' }],
    };
    expect(only(config, 'targetGone', known).place).toEqual({
      list: 'roomTaskSchedule',
      index: 0,
      field: 'roomName',
    });
    expect(only(config, 'targetDouble', known).place.index).toBe(1);
    expect(found(config, 'targetGone')).toEqual([]);
  });

  it('have another id, which the forward can take over', () => {
    const row = {
      keywords: ['退款'],
      reg: 1,
      type: 'room',
      targets: [{ id: 'r1', name: '读书会' }],
      forwardType: 'contact',
      forwardTargets: [{ id: 'c0', name: '周明' }],
    };
    const finding = only({ forwards: [row] }, 'targetMoved', known);
    expect(finding.fix?.apply()).toEqual({
      forwards: [{ ...row, forwardTargets: [{ id: 'c1', name: '周明' }] }],
    });
  });

  const RENAMED = [
    { id: 'r1', name: '读书会一群', previousNames: ['读书会', '旧读书会'] },
    { id: 'r2', name: '编辑部' },
  ];
  const renamedIn = { ...member, rooms: RENAMED, friends };
  const forward = (targets: object[], forwardTargets: object[]) => ({
    keywords: ['退款'],
    reg: 1,
    type: 'room',
    targets,
    forwardType: 'contact',
    forwardTargets,
  });

  it('were renamed, and the new name takes the place of the old one wherever a row has it', () => {
    const rows = [
      { model: 1, one: '读书会', many: ['编辑部', '旧读书会'], forward: 1 },
      { model: 3, one: '', many: ['读书会', '读书会一群'], forward: 1 },
    ];
    const config = { roomAsyncList: rows, parseMiniRooms: ['编辑部', '旧读书会'] };
    const findings = found(config, 'targetRenamed', renamedIn);
    expect(findings.map(({ place }) => [place.list, place.index, place.field])).toEqual([
      ['parseMiniRooms', 1, 'topic'],
      ['roomAsyncList', 0, 'many'],
      ['roomAsyncList', 0, 'one'],
      ['roomAsyncList', 1, 'many'],
    ]);
    expect(findings[2]?.text['zh-CN']).toBe('「读书会」改名为「读书会一群」了');
    expect(findings[0]?.fix?.apply()).toEqual({
      ...config,
      parseMiniRooms: ['编辑部', '读书会一群'],
    });
    expect(findings[2]?.fix?.apply()).toEqual({
      ...config,
      roomAsyncList: [{ ...rows[0], one: '读书会一群' }, rows[1]],
    });
    expect(findings[3]?.fix?.apply()).toMatchObject({
      roomAsyncList: [rows[0], { many: ['读书会一群'] }],
    });
    expect(found(config, 'targetGone', renamedIn)).toEqual([]);
  });

  it('were renamed, which a rule does not notice that knows the id', () => {
    const config = {
      forwards: [forward([{ id: 'r1', name: '读书会' }], [{ id: 'c1', name: '周' }])],
    };
    expect(checkConfig(config, renamedIn)).toEqual([]);
  });

  it('get the id with the new name where the old id is gone too', () => {
    const row = forward([{ id: '读书会', name: '读书会' }], [{ id: 'c1', name: '周明' }]);
    expect(only({ forwards: [row] }, 'targetRenamed', renamedIn).fix?.apply()).toEqual({
      forwards: [{ ...row, targets: [{ id: 'r1', name: '读书会一群' }] }],
    });
  });

  it('cannot be put in by machine where the new name or the old one is that of several', () => {
    const config = { roomJoinKeywords: [{ roomName: '读书会', keywords: ['进群'], reg: 1 }] };
    const double = [...RENAMED, { id: 'r9', name: '读书会一群' }];
    const finding = only(config, 'targetRenamed', { ...member, rooms: double });
    expect(finding.fix).toBeUndefined();
    expect(finding.text.en).toContain('like another one');
    const both = [...RENAMED, { id: 'r9', name: '二群', previousNames: ['读书会'] }];
    expect(found(config, 'targetRenamed', { ...member, rooms: both })).toEqual([]);
    expect(only(config, 'targetGone', { ...member, rooms: both }).text.en).toContain('读书会');
  });

  it('that left are taken out of a rule, which is paused where nothing would be left', () => {
    const gone = { id: 'r7', name: '旧群' };
    const [one, other] = [
      { id: 'r2', name: '编辑部' },
      { id: 'c1', name: '周明' },
    ];
    const config = {
      forwards: [forward([one, gone], [other]), forward([gone], [other])],
      roomTaskSchedule: [schedule('0 0 8 * * *', { roomName: '旧群' })],
      parseMiniRooms: ['旧群'],
    };
    const [scheduled, mini, some, last] = found(config, 'targetGone', renamedIn);
    expect(some?.fix?.apply()).toEqual({
      ...config,
      forwards: [forward([one], [other]), config.forwards[1]],
    });
    expect(some?.fix?.isPause).toBeUndefined();
    expect(last?.fix).toMatchObject({
      isPause: true,
      text: { en: expect.stringContaining('Pause') },
    });
    expect(last?.fix?.apply()).toEqual({ ...config, forwards: [config.forwards[0]] });
    expect(scheduled?.fix?.isPause).toBe(true);
    expect(mini?.fix?.apply()).toEqual({ ...config, parseMiniRooms: [] });
    expect(mini?.fix?.isPause).toBeUndefined();
  });

  it('are looked for in records too, of which none can be paused', () => {
    const named = (name: string, change: object = {}) => ({
      type: 'room',
      targets: [{ id: '', name }],
      ...change,
    });
    const records = {
      dialogues: [named('读书会', { isAllRoom: true }), named('旧群')],
      rssFeeds: [named('读书会')],
      batchTasks: [
        named('旧群', {
          targets: [
            { id: 'r2', name: '编辑部' },
            { id: 'r7', name: '旧群' },
          ],
        }),
      ],
      reminders: [
        { subscribe: '小李' },
        { subscribe: '周明' },
        { subscribe: '老赵', isDone: true },
      ],
    };
    const people = [
      ...friends,
      { id: 'c2', name: '李雷', previousNames: ['小李'] },
      { id: 'c3', name: '周明' },
    ];
    const findings = checkConfig({}, { ...renamedIn, ...records, friends: people });
    expect(
      findings.map(({ id, place, recordFix }) => [id, place.list, place.index, recordFix?.apply()]),
    ).toEqual([
      ['targetGone', 'dialogues', 1, undefined],
      ['targetRenamed', 'rssFeeds', 0, named('读书会一群')],
      ['targetGone', 'batchTasks', 0, named('旧群', { targets: [{ id: 'r2', name: '编辑部' }] })],
      ['targetRenamed', 'reminders', 0, { subscribe: '李雷' }],
    ]);
    expect(findings[0]?.text.en).toContain('choose another, or delete this one');
  });

  it('excluded from a task count when they were renamed, not when they left', () => {
    const task = (name: string) => ({
      type: 'room',
      isAll: true,
      targets: [],
      excludeTargets: [{ name }],
    });
    const batchTasks = [task('读书会'), task('旧群')];
    const [finding, ...others] = checkConfig({}, { ...renamedIn, batchTasks });
    expect(others).toEqual([]);
    expect(finding?.recordFix?.apply()).toEqual(task('读书会一群'));
  });

  it('pass a message round in a circle, of which the groups are named', () => {
    const sync = (one: string, many: string[]) => ({ model: 1, one, many, forward: 1 });
    const config = { roomAsyncList: [sync('甲', ['乙']), sync('乙', ['丙']), sync('丙', ['甲'])] };
    expect(only(config, 'loop').text['zh-CN']).toBe('转发绕成一圈：甲 → 乙 → 丙 → 甲');
    const inStep = { roomAsyncList: [{ model: 3, one: '', many: ['甲', '乙'], forward: 1 }] };
    expect(found(inStep, 'loop')).toEqual([]);
  });
});
