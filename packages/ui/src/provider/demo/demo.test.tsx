import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { requestsTo } from '#testing/with-backend.tsx';
import { ChatdeckProvider } from '../chatdeck-provider';

const panel = (
  <ChatdeckProvider demo locale="en">
    <MaterialPanel />
  </ChatdeckProvider>
);

it('shows a panel with materials that change, without a key or a server, until it is gone', async () => {
  const user = userEvent.setup();
  const first = render(panel);
  expect(await screen.findAllByText(/早/)).not.toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Add material' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add material' }));
  await user.type(await dialog.findByLabelText('Name'), 'Morning');
  await user.type(dialog.getByLabelText('Content'), 'Ten pages today.');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Morning')).toBeVisible();
  first.unmount();
  render(panel);
  expect(await screen.findAllByText(/早/)).not.toEqual([]);
  expect(screen.queryByText('Morning')).toBeNull();
  expect(requestsTo('')).toEqual([]);
});
