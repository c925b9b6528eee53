import type { MockState } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { MoreNewsScreen } from '#features/batch-task/news/more-news-screen.tsx';
import { KEYWORD_ROWS } from '#features/custom/room-keyword/room-keyword.fixtures.ts';
import { RoomReplyScreen } from '#features/custom/room-reply/room-reply-screen.tsx';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { RssScreen } from '#features/rss/rss-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { customRights } from './record-list.fixtures';

const slow = { timeout: 20_000 };

/** Renders a list and opens its first record; returns the server's state, for a concurrent change. */
async function openFirst(Screen: ComponentType) {
  const held: MockState[] = [];
  const { user } = show(<Screen />, {
    change: (state) => {
      customRights({ roomReply: KEYWORD_ROWS })(state);
      held.push(state);
    },
  });
  const [edit] = await screen.findAllByRole('button', { name: /^编辑/ }, slow);
  await user.click(edit ?? document.body);
  const save = await screen.findByRole('button', { name: '保存' }, slow);
  const [state] = held;
  if (!state) throw new Error('The mock backend holds nothing');
  return { user, save, state };
}

const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: /^这一条刚在别处/ }, slow));

interface Stored {
  readonly Screen: ComponentType;
  /** The concurrent change. */
  readonly elsewhere: (state: MockState) => void;
  /** The part that it changes, with its new value. */
  readonly shown: readonly [label: string, value: string];
  readonly path: string;
}

/** Changes the first row of a list as another editor would. */
function changeFirst<Row extends { version: number }>(rows: Row[], change: (row: Row) => Row) {
  const [first] = rows;
  if (first) rows[0] = { ...change(first), version: first.version + 1 };
}

const MAX_RETAINED: Readonly<Record<string, Stored>> = {
  'preset role': {
    Screen: PromptScreen,
    elsewhere: ({ prompts }) => changeFirst(prompts, (row) => ({ ...row, name: '店长' })),
    shown: ['名称', '店长'],
    path: '/promot_store/1',
  },
  feed: {
    Screen: RssScreen,
    elsewhere: ({ rssFeeds }) => changeFirst(rssFeeds, (row) => ({ ...row, prefixWord: '快看' })),
    shown: ['开头语', '快看'],
    path: '/rss',
  },
  dialogue: {
    Screen: DialogueScreen,
    elsewhere: ({ dialogues }) => changeFirst(dialogues, (row) => ({ ...row, limitNum: 77 })),
    shown: ['回答次数上限', '77'],
    path: '/dialogue',
  },
  'batch task': {
    Screen: MoreNewsScreen,
    elsewhere: ({ batchTasks }) =>
      changeFirst(batchTasks, (row) => ({ ...row, cron: '0 30 9 * * *' })),
    shown: ['发送时间', '0 30 9 * * *'],
    path: '/batch_task',
  },
  reminder: {
    Screen: ReminderScreen,
    elsewhere: ({ reminders }) => changeFirst(reminders, (row) => ({ ...row, content: '喝水' })),
    shown: ['提醒内容', '喝水'],
    path: '/wechat/tasks',
  },
  'answer by group': {
    Screen: RoomReplyScreen,
    elsewhere: (state) => {
      const [first, ...rest] = state.customConfig.roomReply ?? [];
      if (!first) return;
      state.customConfig = { roomReply: [{ ...first, rooms: ['读者群'] }, ...rest] };
      state.customVersion += 1;
    },
    shown: ['群', '读者群'],
    path: '/custom/update',
  },
};

describe.each(Object.entries(MAX_RETAINED))('A %s that was changed elsewhere', (_, stored) => {
  it('shows what changed and keeps both changes', slow, async () => {
    const { user, save, state } = await openFirst(stored.Screen);
    stored.elsewhere(state);
    await user.click(save);
    const conflict = await findConflict();
    const [label, value] = stored.shown;
    expect(conflict.getByText(label)).toBeVisible();
    expect(conflict.getByText(value)).toBeVisible();
    await user.click(conflict.getByRole('button', { name: '合并保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
    const sent = requestsTo(stored.path).filter(({ method }) => method !== 'GET');
    expect(JSON.stringify(await sent.at(-1)?.json())).toContain(value);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('A record of two editors', () => {
  it('is overwritten where both changed the same, and only then', slow, async () => {
    const { user, save, state } = await openFirst(PromptScreen);
    changeFirst(state.prompts, (row) => ({ ...row, name: '店长' }));
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: '夜班店员' } });
    await user.click(save);
    const conflict = await findConflict();
    expect(conflict.queryByRole('button', { name: '合并保存' })).toBeNull();
    expect(state.prompts[0]?.name).toBe('店长');
    await user.click(conflict.getByRole('button', { name: '用我的覆盖' }));
    expect(await screen.findByText('夜班店员', undefined, slow)).toBeVisible();
    expect(state.prompts[0]).toMatchObject({ name: '夜班店员', version: 3 });
  });

  it('goes on in the form with what was typed', slow, async () => {
    const { user, save, state } = await openFirst(PromptScreen);
    changeFirst(state.prompts, (row) => ({ ...row, name: '店长' }));
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: '夜班店员' } });
    await user.click(save);
    await user.click((await findConflict()).getByRole('button', { name: '继续编辑' }));
    expect(await screen.findByLabelText('名称')).toHaveValue('夜班店员');
    await user.click(save);
    await waitFor(() => expect(state.prompts[0]?.name).toBe('夜班店员'), slow);
  });

  it('is saved as a new one where the other one deleted it', slow, async () => {
    const { user, save, state } = await openFirst(PromptScreen);
    state.prompts.shift();
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: '夜班店员' } });
    await user.click(save);
    const conflict = await findConflict();
    await user.click(conflict.getByRole('button', { name: '作为新的一条保存' }));
    expect(await screen.findByText('夜班店员', undefined, slow)).toBeVisible();
    expect(state.prompts).toHaveLength(6);
  });
});
