import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import KeywordForwardDialog from './keyword/keyword-forward-dialog';
import PrivateForwardDialog from './private/private-forward-dialog';

const user = { name: '林知远', type: 1 as const, rooms: ['读书会'], contacts: [] };

it('hands a rule on once, however often and however late the button is pressed', async () => {
  const [onConfirm, onOpenChange] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const { screen } = show(
    // `isOpen` stays true, as in a host that is slow to close the dialog.
    <PrivateForwardDialog isOpen rule={user} onConfirm={onConfirm} onOpenChange={onOpenChange} />,
  );
  const form = (await screen.findByRole('combobox', { name: '用户昵称' })).closest('form');
  const submit = () => form && fireEvent.submit(form);
  for (let press = 0; press < 10; press += 1) submit();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  submit();
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onConfirm).toHaveBeenCalledWith(user);
});

it('can be confirmed again after the host has refused it', async () => {
  const onConfirm = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  const onOpenChange = vi.fn();
  const { user: person, screen } = show(
    <PrivateForwardDialog isOpen rule={user} onConfirm={onConfirm} onOpenChange={onOpenChange} />,
  );
  await person.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
  expect(onOpenChange).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

it('tells at the list what is wrong with one of its stored keywords', async () => {
  const rule = {
    keywords: ['求助', ' '],
    reg: 1 as const,
    type: 'room' as const,
    targets: [{ name: '读书会' }],
    forwardType: 'contact' as const,
    forwardTargets: [{ id: 7, name: '周明' }],
  };
  const onConfirm = vi.fn();
  const { user: person, screen } = show(
    <KeywordForwardDialog isOpen rule={rule} onConfirm={onConfirm} onOpenChange={vi.fn()} />,
  );
  await person.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('关键词不能为空')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});
