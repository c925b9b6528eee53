import { buildFriend } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { ContactList } from './contact-list';

const meta = {
  title: 'Features/Contact/ContactList',
  component: ContactList,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof ContactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–10，共 28 位好友')).toBeVisible();
  },
};

/** The alias of a friend is called a remark. */
export const ShowsRemarks: Story = {
  tags: ['!screen'],
  parameters: storyBackend({
    change: (state) => void (state.friends = [buildFriend(0, { name: '林知远', alias: '老同学' })]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /备注/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '老同学' })).toBeVisible();
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
  parameters: storyBackend({ change: (state) => void (state.friends = []) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '好友还没有同步过来' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'contact.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({
    faults: { 'contact.list': { kind: 'raw', status: 500, body: '<p>' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
};

export const Many: Story = { parameters: storyBackend({ amount: 'many' }) };

export const SaysSomething: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^发消息给/ });
    await userEvent.click(first ?? document.body);
    await userEvent.type(await canvas.findByLabelText('内容'), '您好');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('消息发送成功，以手机收到消息为准')).toBeVisible();
  },
};

export const SendsToMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '好友群发' }));
    await expect(await canvas.findByRole('dialog', { name: '好友群发' })).toBeVisible();
  },
};

/** Everything about one friend beside the list. */
export const ShowsOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: '查看林知远' });
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole('heading', { name: '最近的群发' })).toBeVisible();
    await expect(await canvas.findByText('每天 07:30')).toBeVisible();
  },
};

/** The selected ones can be sent to together, and tagged. */
export const Selects: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择韩知远' }));
    await userEvent.click(canvas.getByRole('button', { name: '标签' }));
    await expect(await canvas.findByRole('dialog', { name: '修改 1 位好友的标签' })).toBeVisible();
  },
};
