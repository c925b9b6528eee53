import { CODE } from '@chatdeck/sdk/constants';
import { buildMany, buildPrompt, MockRefusal, SCENARIOS } from '@chatdeck/sdk/testing';
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
const sent = (method: string) =>
  requestsTo('/promot_store').filter((request) => request.method === method);
const openForm = async (user: ReturnType<typeof show>['user'], button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', undefined, slow));
};

const MAX_RETAINED: Readonly<Record<string, ComponentType>> = {
  'preset role': PromptScreen,
  reminder: ReminderScreen,
  feed: RssScreen,
  dialogue: DialogueScreen,
  'batch task': MoreNewsScreen,
  'answer by group': RoomReplyScreen,
};
const change = customRights({ roomReply: KEYWORD_ROWS });
const removers = () =>
  screen.queryAllByRole('button', { name: /^删除/ }).map((button) => button.ariaLabel ?? '');

describe.each(Object.entries(MAX_RETAINED))('A deleted %s', (_, Screen) => {
  it('is gone at once, without a question, and comes back to its place', slow, async () => {
    const { user } = show(<Screen />, { change });
    const [first] = await screen.findAllByRole('button', { name: /^删除/ }, slow);
    const before = removers();
    const label = before[0]?.replace('删除', '') ?? '';
    await user.click(first ?? document.body);
    expect(await screen.findByText(`已删除「${label}」`, undefined, slow)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(removers()).toEqual(before.slice(1)));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText(`已恢复「${label}」`, undefined, slow)).toBeVisible();
    await waitFor(() => expect(removers()).toEqual(before));
  });
});

describe('A list of records', () => {
  it('keeps what is for members in its rows, and says so at the press', slow, async () => {
    const { user } = show(<PromptScreen />, SCENARIOS.restricted);
    await screen.findByText('本功能需要开通会员方可使用', undefined, slow);
    for (const name of [/^编辑/, /^删除/]) {
      const [control] = await screen.findAllByRole('button', { name }, slow);
      await user.click(control ?? document.body);
      const box = within(await screen.findByRole('alertdialog', { name: '会员功能' }, slow));
      await user.click(box.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('DELETE')).toHaveLength(0);
  });

  it('adds a record once, however often the button is pressed', slow, async () => {
    const { user } = show(<PromptScreen />);
    const dialog = await openForm(user, '添加角色');
    fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '夜班店员' } });
    fireEvent.change(dialog.getByLabelText('角色设定'), { target: { value: '轻声' } });
    const add = dialog.getByRole('button', { name: '添加' });
    for (let press = 0; press < 10; press += 1) fireEvent.click(add);
    expect(await screen.findByText('夜班店员')).toBeVisible();
    expect(sent('POST')).toHaveLength(1);
  });

  it('puts what the server refused at its field and keeps what was typed', slow, async () => {
    const issue = { path: 'name', rule: 'invalid', message: '这个名字不能用' };
    const { user } = show(<PromptScreen />, {
      calls: {
        'prompt.update': () => {
          throw new MockRefusal(CODE.invalidValue, { issues: [issue] });
        },
      },
    });
    const dialog = await openForm(user, '编辑耐心的客服');
    fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '店长' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('这个名字不能用')).toBeVisible();
    expect(dialog.getByLabelText('名称')).toHaveValue('店长');
  });

  it('goes back a page when the last record of the last page is deleted', slow, async () => {
    const { user } = show(<PromptScreen />, {
      change: (state) => void (state.prompts = buildMany(21, buildPrompt)),
    });
    await user.click(await screen.findByRole('button', { name: '第 2 页' }));
    await user.click(await screen.findByRole('button', { name: /^删除读书伙伴 20/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20));
    expect(screen.getByText('耐心的客服')).toBeVisible();
  });
});
