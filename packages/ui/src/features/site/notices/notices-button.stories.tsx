import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { NoticesButton } from './notices-button';

const meta = {
  title: 'Features/Site/NoticesButton',
  component: NoticesButton,
  tags: ['screen'],
  args: { seenUntil: '', onSeen: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof NoticesButton>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: /^通知/ }));
  return within(await canvas.findByRole('dialog', { name: '通知' }));
}

export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: /条新的/ })).toBeVisible();
    const dialog = await open(context);
    await expect((await dialog.findAllByText('欢迎使用'))[0]).toBeVisible();
    await expect(context.args.onSeen).toHaveBeenCalledTimes(1);
  },
};

export const AllSeen: Story = {
  args: { seenUntil: '2099-01-01T00:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '通知' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText('还没有通知')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'site.messages': { kind: 'code', code: 50000 } } }),
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en', scheme: 'dark', width: '360' },
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notices/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Notices' })).toBeVisible();
  },
};
