import { CODE } from '@chatdeck/sdk/constants';
import {
  buildDialogue,
  buildFriend,
  buildReminder,
  buildRoom,
  MockRefusal,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ConfigCheckScreen } from './config-check-screen';

const until = '2026-11-20T08:00:00.000Z';
const rooms = [
  { ...buildRoom(0), wxid: 'r1', topic: '读书会一群', previousNames: [{ name: '读书会', until }] },
  buildRoom(1, { wxid: 'r2', topic: '编辑部' }),
];
const friends = [
  { ...buildFriend(0), wxid: 'c1', name: '周明', previousNames: [{ name: '老周', until }] },
  buildFriend(1, { wxid: 'c2', name: '李雷' }),
];
const schedule = (roomName: string) => ({
  type: 'room',
  roomName,
  date: '0 0 20 * * *',
  contents: [{ type: 1, content: '早' }],
});
const join = (roomName: string) => ({
  roomName,
  keywords: [`进${roomName}`],
  reg: 1,
  replys: [{ type: 1, content: '来' }],
  welcomes: [],
});
const sync = (one: string, many: string[]) => ({ model: 1, one, many, forward: 1 });

const backend = (config: object, options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(config);
    state.user = { ...state.user, role: 'vip' };
    state.rooms = rooms;
    state.friends = friends;
    state.reminders = [];
    state.dialogues = [];
    state.batchTasks = [];
    state.rssFeeds = [];
    options.change?.(state);
  },
});
const savedConfig = async (): Promise<unknown> => {
  const body = JSON.parse((await requestsTo('/config/update').at(-1)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config);
};
const LONG = { timeout: 60_000 };
const WAIT = { timeout: 20_000 };
const open = async (name: RegExp) => {
  const [fix] = await screen.findAllByRole('button', { name }, WAIT);
  if (!fix) throw new Error('There is no fix');
  return fix;
};

beforeEach(stubIdle);

describe('A group that was renamed', () => {
  it(
    'gets its new name in all rules at once, which are shown before they are saved',
    LONG,
    async () => {
      const config = {
        roomTaskSchedule: [schedule('读书会')],
        roomJoinKeywords: [join('读书会'), join('编辑部')],
      };
      const { user } = show(<ConfigCheckScreen />, backend(config));
      await user.click(await open(/^「读书会」改名了/));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('定时发送素材')).toBeVisible();
      expect(dialog.getByText('关键词进群')).toBeVisible();
      expect(dialog.getAllByText('读书会一群')).toHaveLength(2);
      expect(requestsTo('/config/update')).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: '修复' }));
      await screen.findByText('已修复 2 条', undefined, WAIT);
      expect(await savedConfig()).toEqual({
        roomTaskSchedule: [schedule('读书会一群')],
        roomJoinKeywords: [{ ...join('读书会'), roomName: '读书会一群' }, join('编辑部')],
      });
    },
  );
});

describe('A group that is there no more', () => {
  it('is taken out of a rule, and a rule with nothing left is paused', LONG, async () => {
    const config = {
      roomAsyncList: [sync('编辑部', ['读书会一群', '旧群']), sync('编辑部', ['旧群'])],
    };
    const { user } = show(<ConfigCheckScreen />, backend(config));
    await user.click(await open(/^「旧群」已经不在了/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/暂停这一条，内容不变/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '修复' }));
    await screen.findByText('已修复 2 条', undefined, WAIT);
    expect(await savedConfig()).toEqual({
      roomAsyncList: [sync('编辑部', ['读书会一群'])],
      chatdeckPaused: { roomAsyncList: [{ at: 1, row: sync('编辑部', ['旧群']) }] },
    });
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已恢复到修复之前', undefined, WAIT);
    expect(await savedConfig()).toEqual(config);
  });
});

describe('A record with a renamed friend or group', () => {
  const records = backend(
    {},
    {
      change: (state) => {
        state.reminders = [buildReminder(0, { subscribe: '老周', content: '浇花' })];
        state.dialogues = [
          buildDialogue(0, {
            type: 'room',
            targets: [{ id: '', name: '读书会' }],
            keywords: ['小桨'],
          }),
        ];
      },
    },
  );

  it('is saved by its own call', LONG, async () => {
    const { user } = show(<ConfigCheckScreen />, records);
    await user.click(await open(/^修复：提醒任务 · 浇花/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('老周')).toBeVisible();
    expect(dialog.getByText('周明')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '修复' }));
    await screen.findByText('已修复', undefined, WAIT);
    const puts = () => requestsTo('/wechat/tasks').filter(({ method }) => method === 'PUT');
    expect(puts()).toHaveLength(1);
    expect(JSON.parse((await puts()[0]?.text()) ?? '{}')).toMatchObject({
      subscribe: '周明',
      content: '浇花',
      baseVersion: 1,
    });
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('can be taken back', LONG, async () => {
    const { user } = show(<ConfigCheckScreen />, records);
    await user.click(await open(/^修复：自定义对话第 1 条/));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '修复' }),
    );
    await screen.findByText('已修复', undefined, WAIT);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已恢复到修复之前', undefined, WAIT);
    const puts = requestsTo('/api/dialogue').filter(({ method }) => method === 'PUT');
    const sent = await Promise.all(puts.map((request) => request.text()));
    expect(sent.map((body): unknown => JSON.parse(body))).toMatchObject([
      { baseVersion: 1, targets: [{ name: '读书会一群' }] },
      { baseVersion: 2, targets: [{ id: '读书会', name: '读书会' }] },
    ]);
  });

  it('is left alone once somebody else has changed it', LONG, async () => {
    const { user } = show(<ConfigCheckScreen />, {
      ...records,
      calls: {
        ...records.calls,
        'dialogue.update': () => {
          throw new MockRefusal(CODE.configChanged, {});
        },
      },
    });
    await user.click(await open(/^修复：自定义对话第 1 条/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '修复' }));
    expect(await dialog.findByText(/没有修复/, undefined, WAIT)).toBeVisible();
    const puts = requestsTo('/api/dialogue').filter(({ method }) => method === 'PUT');
    expect(JSON.parse((await puts[0]?.text()) ?? '{}')).toMatchObject({
      targets: [{ name: '读书会一群' }],
    });
  });
});
