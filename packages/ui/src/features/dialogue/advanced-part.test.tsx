import type { MockState } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { DialogueScreen } from './dialogue-screen';

const slow = { timeout: 30_000 };

/** Opens the first dialogue with all of its settings. */
async function edit() {
  const held: MockState[] = [];
  const { user } = show(<DialogueScreen />, { change: (state) => void held.push(state) });
  const [button] = await screen.findAllByRole('button', { name: /^编辑/ }, slow);
  await user.click(button ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: '编辑对话' }, slow));
  await user.click(dialog.getByRole('button', { name: '更多设置' }));
  return { user, dialog, held };
}

it(
  'names a dialogue and gives it a role by word, members and numbers of its model',
  slow,
  async () => {
    const { user, dialog, held } = await edit();
    fireEvent.change(dialog.getByLabelText(/^名称/), { target: { value: '店务助手' } });
    await user.type(dialog.getByRole('combobox', { name: /^只回答这些群成员/ }), '周明{Enter}');
    await user.click(dialog.getByRole('button', { name: '添加角色切换' }));
    fireEvent.change(dialog.getByLabelText('第 1 个词'), { target: { value: '翻译' } });
    fireEvent.change(dialog.getByLabelText(/temperature/), { target: { value: '0.2' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
    expect(held[0]?.dialogues[0]).toMatchObject({
      name: '店务助手',
      allowRoomMembers: [{ name: '周明' }],
      botConfig: {
        temperature: 0.2,
        keywordSystemMessages: [{ keyword: '翻译', promotId: null }],
      },
    });
    expect(await screen.findByText('店务助手')).toBeVisible();
    expect(screen.getByText(/只回答 1 位群成员/)).toBeVisible();
  },
);

it(
  'records questions and answers, and takes extra parameters as an object only',
  slow,
  async () => {
    const { user, dialog, held } = await edit();
    await user.click(dialog.getByRole('switch', { name: '记下每次问答' }));
    const params = dialog.getByLabelText(/completionParams/);
    fireEvent.change(params, { target: { value: '{ "max_tokens": 300' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(params).toBeInvalid(), slow);
    fireEvent.change(params, { target: { value: '{ "max_tokens": 300 }' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
    expect(held[0]?.dialogues[0]?.botConfig).toMatchObject({
      record: true,
      completionParams: { max_tokens: 300 },
    });
  },
);
