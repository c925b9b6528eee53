import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { GroupList } from '#features/group/group-list/group-list.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 8_000 };

it.each([
  ['friend', ContactList, '/friend_related', '每日说', '每天 07:30'],
  ['group', GroupList, '/room_related', '素材定时', '每天 08:00'],
] as const)('shows where a %s is used, with the way there', async (_, List, path, place, label) => {
  const went: string[] = [];
  const { user } = show(<List />, {}, { onNavigate: ({ to }) => void went.push(to) });
  const [open] = await screen.findAllByRole('button', { name: /用在哪里$/ }, slow);
  await user.click(open ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /用在哪里$/ }, slow));
  expect(await dialog.findByText(label)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: place }));
  expect(went).toEqual([place === '每日说' ? 'schedule.day' : 'schedule.custom']);
  expect(requestsTo(path)).toHaveLength(1);
});

it('leads to the page of each kind of batch task, and names one that has none', slow, async () => {
  const went: string[] = [];
  const relations = ['news', 'custom', 'customContent', 'countDown'].map((taskType, at) => ({
    place: 'batchTasks',
    at: null,
    id: String(at),
    taskType,
    label: '0 0 8 * * *',
  }));
  const { user } = show(
    <GroupList />,
    { change: (state) => void (state.relations = { 'room-0': relations }) },
    { onNavigate: ({ to }) => void went.push(to) },
  );
  const [open] = await screen.findAllByRole('button', { name: /用在哪里$/ }, slow);
  await user.click(open ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /用在哪里$/ }, slow));
  expect(await dialog.findAllByText('群发任务')).toHaveLength(4);
  for (const link of dialog.getAllByRole('button', { name: '群发任务' })) await user.click(link);
  expect(went).toEqual(['custom.moreNews', 'custom.moreMaterial', 'schedule.customContent']);
});

it('says that nothing uses a group', async () => {
  const { user } = show(<GroupList />, { change: (state) => void (state.relations = {}) });
  const [open] = await screen.findAllByRole('button', { name: /用在哪里$/ }, slow);
  await user.click(open ?? document.body);
  expect(await screen.findByText('没有设置用到它', undefined, slow)).toBeVisible();
});
