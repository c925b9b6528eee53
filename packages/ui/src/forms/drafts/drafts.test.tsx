import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createMemoryDrafts,
  saveDraft,
  readDraft,
  type DraftStorage,
} from '#context/draft-storage.ts';
import CallbackEventDialog from '#features/callback/callback-event-dialog/callback-event-dialog.tsx';
import CronDialog from '#features/cron/cron-dialog/cron-dialog.tsx';
import PrivateForwardDialog from '#features/forward/private/private-forward-dialog.tsx';
import MaterialDialog from '#features/material/material-dialog/material-dialog.tsx';
import MassSendDialog from '#features/send/mass-send-dialog/mass-send-dialog.tsx';
import SendMessageDialog from '#features/send/send-message-dialog/send-message-dialog.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const noChange = () => undefined;
const RESTORED = '已恢复上次未保存的内容。';

/** A storage that outlives the provider, as the browser's does, with its content. */
function browserStorage() {
  const stored = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return { stored, draftStorage: storage };
}

const material = <MaterialDialog isOpen onOpenChange={noChange} />;

it('brings back what was typed before a reload, and gives it up when asked', async () => {
  const { stored, draftStorage } = browserStorage();
  const before = show(material, {}, { draftStorage });
  await before.user.type(await before.screen.findByLabelText('素材别名'), '营业时间');
  await waitFor(() => expect([...stored.values()].join()).toContain('营业时间'));
  before.unmount();

  const { user, screen } = show(material, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByLabelText('素材别名')).toHaveValue('营业时间');
  await user.click(screen.getByRole('button', { name: '丢弃' }));
  expect(screen.getByLabelText('素材别名')).toHaveValue('');
  expect(screen.queryByText(RESTORED)).toBeNull();
  await waitFor(() => expect(stored.size).toBe(0));
});

it('keeps only what was touched of a stored material', async () => {
  const { stored, draftStorage } = browserStorage();
  const edit = <MaterialDialog isOpen onOpenChange={noChange} id="1" />;
  const before = show(edit, {}, { draftStorage });
  await before.user.type(await before.screen.findByLabelText('标签'), '常客');
  await waitFor(() => expect([...stored.values()]).toEqual(['{"tag":"新人常客"}']));
  before.unmount();
  const { screen } = show(edit, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByLabelText('标签')).toHaveValue('新人常客');
  expect(screen.getByLabelText('素材别名')).toHaveValue('新人欢迎语');
});

it('forgets what was saved, and what was given up by closing', async () => {
  const { stored, draftStorage } = browserStorage();
  const { user, screen, unmount } = show(material, {}, { draftStorage });
  await user.type(await screen.findByLabelText('素材别名'), '营业时间');
  await user.type(screen.getByLabelText('内容'), '每天');
  await waitFor(() => expect(stored.size).toBe(1));
  await user.click(screen.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(stored.size).toBe(0));
  unmount();

  const again = show(material, {}, { draftStorage });
  await again.user.type(await screen.findByLabelText('素材别名'), '书单');
  await waitFor(() => expect(stored.size).toBe(1));
  await again.user.click(screen.getByRole('button', { name: '取消' }));
  await again.user.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(stored.size).toBe(0));
});

it('shows nobody what somebody else has typed', async () => {
  const { stored, draftStorage } = browserStorage();
  const before = show(material, {}, { draftStorage });
  await before.user.type(await before.screen.findByLabelText('素材别名'), '私房话');
  await waitFor(() => expect(stored.size).toBe(1));
  before.unmount();
  const { user, screen } = show(
    material,
    { change: (state) => void (state.user = { ...state.user, userId: 'somebody-else' }) },
    { draftStorage },
  );
  await user.type(await screen.findByLabelText('标签'), '常用');
  await waitFor(() => expect(stored.size).toBe(2));
  expect(screen.getByLabelText('素材别名')).toHaveValue('');
});

it('never keeps a secret, nor lets a storage that refuses stop the typing', () => {
  const storage = createMemoryDrafts();
  saveDraft(storage, 'a', {
    name: '回调',
    password: 'p-1',
    apiKey: 'k-1',
    moreData: [
      { key: 'shop', value: '3' },
      { key: 'accessToken', value: 't-1' },
    ],
  });
  expect(readDraft(storage, 'a')).toEqual({
    name: '回调',
    moreData: [
      { key: 'shop', value: '3' },
      { key: 'accessToken', value: '' },
    ],
  });
  const full = {
    ...storage,
    setItem: vi.fn(() => {
      throw new Error('full');
    }),
  };
  expect(() => saveDraft(full, 'b', { name: '回调' })).not.toThrow();
});

const room = { kind: 'room', wxid: 'room-1', name: '门店值班' } as const;

it.each([
  {
    form: 'a message for one group',
    dialog: <SendMessageDialog isOpen onOpenChange={noChange} target={room} />,
    label: '内容',
  },
  {
    form: 'a designated-user forward rule',
    dialog: <PrivateForwardDialog isOpen onOpenChange={noChange} onConfirm={noChange} />,
    label: '用户昵称',
  },
])('brings back $form', async ({ dialog, label }) => {
  const { stored, draftStorage } = browserStorage();
  const before = show(dialog, {}, { draftStorage });
  await before.user.type(await before.screen.findByLabelText(label), '林知远');
  await waitFor(() => expect([...stored.values()].join()).toContain('林知远'));
  before.unmount();
  const { screen } = show(dialog, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue('林知远');
});

it('brings back the parts of a callback event', async () => {
  const { stored, draftStorage } = browserStorage();
  const dialog = <CallbackEventDialog isOpen onOpenChange={noChange} onConfirm={noChange} />;
  const before = show(dialog, {}, { draftStorage });
  await before.user.type(
    await before.screen.findByRole('combobox', { name: '关键词' }),
    '求助{Enter}',
  );
  await waitFor(() => expect([...stored.values()].join()).toContain('求助'));
  before.unmount();
  const { screen } = show(dialog, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByRole('button', { name: '移除求助' })).toBeVisible();
});

it('asks nobody who is signed in for what it keeps in memory', async () => {
  const { user, screen, unmount } = show(
    <CronDialog isOpen onOpenChange={noChange} value="" onConfirm={noChange} />,
  );
  await user.type(await screen.findByLabelText('时间'), '0');
  unmount();
  expect(requestsTo('/user/info')).toHaveLength(0);
});

it('brings back when a schedule runs', async () => {
  const { stored, draftStorage } = browserStorage();
  const dialog = <CronDialog isOpen onOpenChange={noChange} value="" onConfirm={noChange} />;
  const before = show(dialog, {}, { draftStorage });
  const time = await before.screen.findByLabelText('时间');
  await before.user.clear(time);
  await before.user.type(time, '09:45');
  await waitFor(() => expect([...stored.values()].join()).toContain('09:45'));
  before.unmount();
  const { screen } = show(dialog, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByLabelText('时间')).toHaveValue('09:45');
});

it('restores the targets and the messages of a mass send', async () => {
  const { stored, draftStorage } = browserStorage();
  const dialog = <MassSendDialog isOpen onOpenChange={noChange} />;
  const before = show(dialog, {}, { draftStorage });
  const [first] = await before.screen.findAllByRole('option', { name: /读书会/ });
  await before.user.click(first ?? document.body);
  await waitFor(() => expect([...stored.values()].join()).toContain('读书会'));
  before.unmount();
  const { screen } = show(dialog, {}, { draftStorage });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(screen.getByText('已选 1 个群')).toBeVisible();
});
