import { buildDialogue, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { DialogueScreen } from './dialogue-screen';

const slow = { timeout: 30_000 };

function start(fields: Parameters<typeof buildDialogue>[1]) {
  const held: MockState[] = [];
  const shown = show(<DialogueScreen />, {
    change: (state) => {
      state.dialogues = [buildDialogue(0, { name: '客服', limitNum: 0, usedNum: 137, ...fields })];
      held.push(state);
    },
  });
  return { ...shown, stored: () => held[0]?.dialogues[0] };
}

it('says of a paused dialogue that it is, before how often it has answered', slow, async () => {
  start({ openChat: false, defaultReply: '' });
  const row = within(await screen.findByRole('listitem', undefined, slow));
  expect(row.getByText('已停用 · 已回答 137 次')).toBeVisible();
  expect(row.getByRole('switch', { name: '启用客服' })).not.toBeChecked();
});

it('says that a paused dialogue still sends its default reply', slow, async () => {
  start({ openChat: false, defaultReply: '稍后回复' });
  expect(await screen.findByText(/^已停用，只发默认回复 · /, undefined, slow)).toBeVisible();
});

it('pauses a dialogue in its row and changes nothing else of it', slow, async () => {
  const { user, stored } = start({ openChat: true });
  const before = stored();
  const isOn = await screen.findByRole('switch', { name: '启用客服' }, slow);
  expect(isOn).toBeChecked();
  await user.click(isOn);
  expect(await screen.findByText('已停用「客服」', undefined, slow)).toBeVisible();
  await waitFor(() => expect(isOn).not.toBeChecked(), slow);
  expect(stored()).toMatchObject({
    name: '客服',
    openChat: false,
    targets: before?.targets,
    botConfig: { token: before?.botConfig['token'] },
  });
  const changes = requestsTo('/dialogue').filter(({ method }) => method === 'PUT');
  expect(changes).toHaveLength(1);
});

it(
  'switches a dialogue back on request, and keeps what was changed of it since',
  slow,
  async () => {
    const { user, stored } = start({ openChat: true });
    const isOn = await screen.findByRole('switch', { name: '启用客服' }, slow);
    await user.click(isOn);
    const undo = await screen.findByRole('button', { name: '撤销' }, slow);
    await waitFor(() => expect(isOn).not.toBeChecked(), slow);
    const dialogue = stored();
    // As another editor would, so that the version of the list is old.
    if (dialogue) Object.assign(dialogue, { name: '前台', version: dialogue.version + 1 });
    await user.click(undo);
    expect(await screen.findByText('已撤销', undefined, slow)).toBeVisible();
    expect(stored()).toMatchObject({ name: '前台', openChat: true });
  },
);
