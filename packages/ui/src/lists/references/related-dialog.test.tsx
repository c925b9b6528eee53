import type { MockState } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { MaterialPanel } from '#features/material/index.ts';
import { materialReferences } from '#features/material/references/index.ts';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 30_000 };

beforeEach(stubIdle);

it.each([
  ['friend', ContactList, '林知远', '/friend_related', '每日说', '每天 07:30'],
  ['group', GroupList, '读书会', '/room_related', '定时发送素材', '每天 08:00'],
] as const)('shows where a %s is used, with the way there', async (...row) => {
  const [, List, name, path, place, label] = row;
  const went: string[] = [];
  const { user } = show(
    <List initialSearch={name} />,
    {},
    { onNavigate: ({ to }) => void went.push(to) },
  );
  await user.click(await screen.findByRole('button', { name: /^用于 1 处/ }, slow));
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
  await user.click(await screen.findByRole('button', { name: /^用于 4 处/ }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: /用在哪里$/ }, slow));
  expect(await dialog.findAllByText('群发任务')).toHaveLength(4);
  for (const link of dialog.getAllByRole('button', { name: '群发任务' })) await user.click(link);
  expect(went).toEqual(['custom.moreNews', 'custom.moreMaterial', 'schedule.customContent']);
});

it('counts the uses of a page in one call, and shows them', slow, async () => {
  const { user } = show(<GroupList />);
  await user.click(await screen.findByRole('button', { name: /^用于 1 处/ }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: /用在哪里$/ }, slow));
  expect(await dialog.findByText('每天 08:00')).toBeVisible();
  expect(requestsTo('/room_related_counts')).toHaveLength(1);
});

describe('Deleting', () => {
  const used = [{ place: 'replyKeywords', at: 0, id: null, label: '价格' }];
  const withUse = (ofWhat: 'materials' | 'prompts') => ({
    change: (state: MockState) => {
      state.relations = { [String(state[ofWhat][0]?.id)]: used };
    },
  });

  const FAILS = { kind: 'code', code: 50000 } as const;
  const onlyMaterials = ({ user }: MockState) => {
    user.scopes = ['material:read', 'material:write'];
  };

  it('a material that rules send says where, and waits', slow, async () => {
    const { user } = show(<MaterialPanel references={materialReferences} />, withUse('materials'));
    const [menu] = await screen.findAllByRole('button', { name: /的操作$/ }, slow);
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /还在用/ }, slow));
    expect(await dialog.findByRole('button', { name: '简单问答' })).toBeVisible();
    expect(requestsTo('/material/remove')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '仍然删除' }));
    await screen.findByText(/^已删除/);
    expect(requestsTo('/material/remove')).toHaveLength(1);
  });

  it.each([
    ['a session that may not see it', { change: onlyMaterials }],
    ['a server that does not say', { faults: { 'material.relatedCounts': FAILS } }],
  ])('a material whose uses are unknown says so and waits, in %s', slow, async (_, backend) => {
    const { user } = show(<MaterialPanel references={materialReferences} />, backend);
    const [menu] = await screen.findAllByRole('button', { name: /的操作$/ }, slow);
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /可能还在用/ }, slow));
    expect(dialog.getByText(/查不到有没有/)).toBeVisible();
    expect(requestsTo('/material/remove')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '仍然删除' }));
    await screen.findByText(/^已删除/);
    expect(requestsTo('/material/remove')).toHaveLength(1);
  });

  it('a prompt that nothing uses asks nothing', slow, async () => {
    const { user } = show(<PromptScreen />);
    const [remove] = await screen.findAllByRole('button', { name: /^删除/ }, slow);
    await user.click(remove ?? document.body);
    await screen.findByText(/^已删除/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a prompt that a dialogue uses can be left alone', slow, async () => {
    const { user } = show(<PromptScreen />, withUse('prompts'));
    const [remove] = await screen.findAllByRole('button', { name: /^删除/ }, slow);
    await user.click(remove ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog', { name: /还在用/ }, slow));
    await user.click(dialog.getByRole('button', { name: '不删' }));
    expect(screen.queryByText(/^已删除/)).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
