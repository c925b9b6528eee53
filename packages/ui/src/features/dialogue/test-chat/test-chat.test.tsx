import { buildAnswer, buildDialogue, type MockState } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { DialogueScreen } from '../dialogue-screen';

const slow = { timeout: 30_000 };

it(
  'asks the service of a saved dialogue, and shows each answer or why there is none',
  slow,
  async () => {
    const held: MockState[] = [];
    const { user } = show(<DialogueScreen />, {
      change: (state) => {
        state.dialogues = [buildDialogue(0, { name: '客服' })];
        held.push(state);
      },
    });
    await user.click(await screen.findByRole('button', { name: '和客服试聊' }, slow));
    const dialog = within(await screen.findByRole('dialog', { name: '和「客服」试聊' }, slow));
    await user.type(dialog.getByLabelText('问一句'), '推荐一本书{Enter}');
    const log = within(dialog.getByRole('log', { name: '试聊记录' }));
    expect(await log.findByText('推荐一本书')).toBeVisible();
    expect(await log.findByText(/推荐《长安的荔枝》/, undefined, slow)).toBeVisible();
    const [state] = held;
    if (state) state.answer = buildAnswer({ fault: 'key', status: 401, detail: 'Incorrect key' });
    await user.type(dialog.getByLabelText('问一句'), '还有呢{Enter}');
    expect(await log.findByText('Incorrect key', undefined, slow)).toBeVisible();
    expect(log.getByText(/推荐《长安的荔枝》/)).toBeVisible();
  },
);
