import { buildFriend, buildMany, buildRoom } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '#primitives/stack/stack.tsx';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import {
  NameField,
  NameTags,
  TargetField,
  TargetPicker,
  TargetSelect,
  TargetTags,
  type SendTarget,
} from '.';

const meta = {
  title: 'Features/Target/Inputs',
  parameters: storyBackend(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface SelectProps {
  readonly kind: SendTarget['kind'];
  readonly isForNotice?: boolean;
}

function Select({ kind, isForNotice = false }: SelectProps) {
  const [value, setValue] = useState<readonly SendTarget[]>([]);
  return (
    <TargetSelect
      label={kind === 'room' ? '群' : '好友'}
      kind={kind}
      value={value}
      onChange={setValue}
      isForNotice={isForNotice}
    />
  );
}

export const Friends: Story = {
  tags: ['screen'],
  render: () => <Select kind="contact" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '好友' });
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { name: '选中全部 28 个' })).toBeVisible();
    await userEvent.type(field, '老同学');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('已选 1 位好友')).toBeVisible();
  },
};

/** A notice can only be sent to groups that the robot administers. */
export const RoomsForNotice: Story = {
  tags: ['screen'],
  render: () => <Select kind="room" isForNotice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '群' }));
    const [blocked] = await canvas.findAllByRole('option', { name: /机器人不是管理员$/ });
    await userEvent.click(blocked ?? document.body);
    await expect(canvas.queryByText('已选 1 个群')).toBeNull();
  },
};

export const ManyFriends: Story = {
  parameters: storyBackend({ change: (state) => (state.friends = buildMany(10_000, buildFriend)) }),
  render: () => <Select kind="contact" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: '选中全部 10,000 个' }));
    await expect(canvas.getByText('还有 9,990 个')).toBeVisible();
  },
};

export const NoFriends: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  render: () => <Select kind="contact" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByText(/^好友还没有同步过来/)).toBeVisible();
  },
};

export const LoadingRooms: Story = {
  parameters: storyBackend({ faults: { 'group.all': { kind: 'never' } } }),
  render: () => <Select kind="room" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: '加载中…' })).toBeVisible();
  },
};

export const RoomsFailed: Story = {
  tags: ['screen'],
  parameters: storyBackend({ faults: { 'group.all': { kind: 'code', code: 50000 } } }),
  render: () => <Select kind="room" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: '加载失败，重试' })).toBeVisible();
  },
};

function Steps() {
  const [selection, setSelection] = useState<readonly SendTarget[]>([]);
  return <TargetPicker kind="room" selection={selection} onSelectionChange={setSelection} />;
}

/** The same selection as a step of a dialog. */
export const PicksRooms: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => (state.rooms = buildMany(800, buildRoom)) }),
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: '读书会' }));
    await expect(canvas.getByText('已选 1 个群')).toBeVisible();
  },
};

function Names() {
  const [name, setName] = useState('');
  const [target, setTarget] = useState<SendTarget>();
  const [tags, setTags] = useState<readonly SendTarget[]>([]);
  const [text, setTexts] = useState<readonly string[]>([]);
  return (
    <Stack>
      <NameField kind="contact" label="用户昵称" value={name} onChange={setName} />
      <TargetField kind="room" label="公告群" value={target} onChange={setTarget} />
      <TargetTags kind="contact" label="转发给" value={tags} onChange={setTags} />
      <NameTags kind="room" label="群名" value={text} onChange={setTexts} />
    </Stack>
  );
}

/** Names that are searched while typing. */
export const LooksUpNames: Story = {
  tags: ['screen'],
  render: () => <Names />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('combobox', { name: '用户昵称' });
    await userEvent.type(name, '林');
    await canvas.findAllByRole('option', { name: /^林知远/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(name).toHaveValue('林知远');

    const room = canvas.getByRole('combobox', { name: '公告群' });
    await userEvent.type(room, '读书');
    await userEvent.click(await canvas.findByRole('option', { name: '读书会' }));
    await userEvent.type(room, '没有选');
    await userEvent.tab();
    await expect(room).toHaveValue('读书会');

    await userEvent.click(canvas.getByRole('combobox', { name: '转发给' }));
    await userEvent.paste('林知远，没有这个人');
    await expect(await canvas.findByText(/没有找到：没有这个人/)).toBeVisible();
    // Two friends have this name; a single tag stands for both.
    await expect(canvas.getByRole('button', { name: '移除林知远' })).toBeVisible();

    const text = canvas.getByRole('combobox', { name: '群名' });
    await userEvent.type(text, '新的群');
    await userEvent.click(await canvas.findByRole('option', { name: '添加「新的群」' }));
    await userEvent.type(text, '骑行');
    await userEvent.click(await canvas.findByRole('option', { name: '骑行小队' }));
    await expect(canvas.getByRole('button', { name: '移除骑行小队' })).toBeVisible();
  },
};

/** A failed search is reported and can be retried, and the typed text remains. */
export const SearchFails: Story = {
  parameters: storyBackend({ faults: { 'contact.search': { kind: 'code', code: 50000 } } }),
  render: () => <Names />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('combobox', { name: '用户昵称' });
    await userEvent.type(name, '林');
    await userEvent.click(await canvas.findByRole('option', { name: '加载失败，重试' }));
    await expect(name).toHaveValue('林');
  },
};

export const Narrow: Story = {
  tags: ['screen'],
  globals: { width: '320' },
  render: () => <Names />,
};

/** A partner's session that may not see friends and groups: their names are not offered, nor is a retry. */
export const NotInSession: Story = {
  tags: ['screen'],
  parameters: storyBackend(partnerSession('send')),
  render: () => (
    <Stack>
      <TargetPicker kind="contact" selection={[]} onSelectionChange={() => undefined} />
      <Select kind="room" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '群' }));
    // A list says so in a row of its own, which cannot be chosen.
    await waitFor(() => expect(canvas.getAllByText('这里没有开放这一项')).toHaveLength(2));
    const rows = canvas.getAllByRole('option');
    await expect(rows.map(({ ariaDisabled }) => ariaDisabled)).toEqual(rows.map(() => 'true'));
  },
};
