import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { GroupList } from './group-list';

const meta = {
  title: 'Features/Group/GroupList',
  component: GroupList,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof GroupList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–10，共 12 个群')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '先连接机器人' })).toBeVisible();
  },
};

/** The robot has connected, and has sent none yet. */
export const NotSentYet: Story = {
  parameters: storyBackend({ change: (state) => void (state.rooms = []) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '群还没有同步过来' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'group.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'group.list': { kind: 'raw', status: 500, body: '<p>' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
    // A proxy has answered, so the network is fine.
    await expect(canvas.queryByText(/^网络断开了/)).toBeNull();
  },
};

export const Many: Story = { parameters: storyBackend({ amount: 'many' }) };

export const SaysSomething: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^发消息到/ });
    await userEvent.click(first ?? document.body);
    await userEvent.type(await canvas.findByLabelText('内容'), '今天照常营业');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('消息发送成功，以手机收到消息为准')).toBeVisible();
  },
};

export const SendsToMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '群发消息' }));
    await expect(await canvas.findByRole('dialog', { name: '群发消息' })).toBeVisible();
  },
};

/** Rows that rules refer to say so, and where. */
export const SaysWhereUsed: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^用于 1 处/ }));
    await expect(await canvas.findByText('每天 08:00')).toBeVisible();
  },
};

/** A partner's session that may see groups: it neither sends to them nor has the robot send them again. */
export const ReadOnly: Story = {
  parameters: storyBackend(partnerSession('contact:read')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–10，共 12 个群')).toBeVisible();
    for (const name of [/群发消息/, /发消息/, '从机器人刷新']) {
      // The rights of the session come with another answer.
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    }
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: '导出 CSV' })).toBeVisible();
  },
};
