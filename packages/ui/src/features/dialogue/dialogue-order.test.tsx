import { buildDialogue, type MockBackendOptions, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { DialogueScreen } from './dialogue-screen';

const slow = { timeout: 30_000 };

function start(options: MockBackendOptions = {}) {
  const held: MockState[] = [];
  const shown = show(<DialogueScreen />, {
    ...options,
    change: (state) => {
      state.dialogues = ['客服', '店务', '读书会'].map((name, at) => buildDialogue(at, { name }));
      held.push(state);
    },
  });
  const stored = () => held[0]?.dialogues.map(({ name }) => name);
  const listed = async () => {
    const list = within(await screen.findByRole('list', { name: '自定义对话' }, slow));
    return list
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByText(/^(客服|店务|读书会)$/)[0]?.textContent);
  };
  return { ...shown, stored, listed };
}

it('moves a dialogue by keyboard, which is saved at once and undone', slow, async () => {
  const { user, stored, listed } = start();
  const handle = await screen.findByRole('button', { name: '移动读书会' }, slow);
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(await screen.findByText('「读书会」已移到第 1 条', undefined, slow)).toBeVisible();
  expect(stored()).toEqual(['读书会', '客服', '店务']);
  expect((await listed())[0]).toBe('读书会');
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(stored()).toEqual(['客服', '店务', '读书会']), slow);
  await waitFor(async () => expect((await listed())[0]).toBe('客服'), slow);
});

it('shows the old order after an undo that came before the new one was loaded', slow, async () => {
  const { user, stored, listed } = start({
    faults: { 'dialogue.list': { kind: 'slow', ms: 800 } },
  });
  (await screen.findByRole('button', { name: '移动读书会' }, slow)).focus();
  await user.keyboard(' {Home} ');
  await user.click(await screen.findByRole('button', { name: '撤销' }, slow));
  await waitFor(() => expect(stored()).toEqual(['客服', '店务', '读书会']), slow);
  await screen.findByText(/^已移回/, undefined, slow);
  await waitFor(async () => expect((await listed())[0]).toBe('客服'), { timeout: 5_000 });
});

it('shows the old order again where the new one was not saved', slow, async () => {
  const { user, listed } = start({ faults: { 'dialogue.reorder': { kind: 'code', code: 50000 } } });
  (await screen.findByRole('button', { name: '移动读书会' }, slow)).focus();
  await user.keyboard(' {Home} ');
  expect(await screen.findByText(/^新的顺序没有存上/, undefined, slow)).toBeVisible();
  expect((await listed())[0]).toBe('客服');
});
