import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { Dialog } from '../dialog/dialog';
import type { OptionItem } from '../option-list/option-item';
import { friendItems } from '../option-list/option-list.fixtures';
import { MultiSelect } from './multi-select';

const FRIENDS = friendItems(30);

function InDialog({ onSubmit }: { readonly onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState<readonly OptionItem[]>([]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="群发" onSubmit={onSubmit} isDismissable>
      <MultiSelect label="好友" items={FRIENDS} value={value} onChange={setValue} />
    </Dialog>
  );
}

it('lives in a dialog: Enter chooses and sends no form, Esc closes the list before the dialog', async () => {
  const onSubmit = vi.fn();
  const { user } = show(<InDialog onSubmit={onSubmit} />);
  const field = await screen.findByRole('combobox', { name: '好友' });
  await user.type(field, '知远');
  expect(await screen.findByRole('option', { name: /^林知远 1/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('已选 1 个')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('知远');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(screen.getByRole('dialog', { name: '群发' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('chooses by a press in a dialog, too, and keeps the dialog and the focus in the field', async () => {
  const { user } = show(<InDialog onSubmit={() => undefined} />);
  const field = await screen.findByRole('combobox', { name: '好友' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: /^林知远 1/ }));
  await user.click(screen.getByRole('option', { name: /^周一诺 2/ }));
  expect(screen.getByText('已选 2 个')).toBeVisible();
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: '群发' })).toBeVisible();
});

function OneFriend() {
  const [value, setValue] = useState<readonly OptionItem[]>([]);
  return <MultiSelect label="好友" items={FRIENDS} value={value} onChange={setValue} limit={1} />;
}

it('replaces the one that may be chosen, as a list of single choice does', async () => {
  const { user } = show(<OneFriend />);
  await user.click(await screen.findByRole('combobox', { name: '好友' }));
  await user.click(await screen.findByRole('option', { name: /^林知远 1/ }));
  await user.click(screen.getByRole('option', { name: /^周一诺 2/ }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('周一诺 2');
  expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-multiselectable');
  expect(screen.queryByText(/最多/)).toBeNull();
});
