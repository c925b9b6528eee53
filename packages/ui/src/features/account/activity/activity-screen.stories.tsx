import { buildAuditEntry } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { ActivityScreen } from './activity-screen';

const meta = {
  title: 'Features/Account/ActivityScreen',
  component: ActivityScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof ActivityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('修改密码')).toBeVisible();
    await expect(canvas.getByText('未通过')).toBeVisible();
    await expect(canvas.getByText('运营者')).toBeVisible();
  },
};

/** What a field was, and what it is since; of a password only that it changed. */
export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '查看改动：修改了机器人配置' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: '修改了机器人配置' }));
    await expect(dialog.getByText('周三照常营业，欢迎来坐坐')).toBeVisible();
  },
};

/** A new account: it has logged in. */
export const NewAccount: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.audit = Array.from({ length: 5_000 }, (_, at) => buildAuditEntry(at));
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await expect((await canvas.findAllByText('修改密码')).length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  parameters: storyBackend({ change: (state) => void (state.audit = []) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有操作记录' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'audit.list': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'audit.list': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What a browser says of itself and what a field held may be any text. */
export const LongContent: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.audit = state.audit.map((entry) => ({
        ...entry,
        actor: { ...entry.actor, userAgent: 'x'.repeat(300) },
        address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
        object: { id: 'x'.repeat(200), name: '很长的名字'.repeat(20) },
      }));
    },
  }),
};

export const Narrow: Story = { globals: { width: '320' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed the robot config')).toBeVisible();
  },
};
