import { buildDialogue } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { DialogueScreen } from './dialogue-screen';

const slow = { timeout: 30_000 };
const books = { id: 'r1', name: '青禾读书会' };
const shop = { id: 'r2', name: '店务群' };

it('says who is answered by each dialogue, and who by one before it', slow, async () => {
  show(<DialogueScreen />, {
    change: (state) => {
      state.dialogues = [
        buildDialogue(0, { name: '客服', targets: [shop] }),
        buildDialogue(1, { name: '读书', targets: [books, shop] }),
        buildDialogue(2, { name: '其他', targets: [shop] }),
      ];
    },
  });
  await screen.findByText('其他', undefined, slow);
  const [, reads, others] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(reads?.getByText('青禾读书会')).toBeVisible();
  expect(reads?.queryByText('店务群')).toBeNull();
  expect(reads?.getByText('店务群：由前面的「客服」回答')).toBeVisible();
  expect(others?.getByText(/^轮不到它/)).toBeVisible();
});
