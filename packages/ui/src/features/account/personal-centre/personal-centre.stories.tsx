import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { PersonalCentre } from './personal-centre';

const meta = {
  title: 'Features/Account/PersonalCentre',
  component: PersonalCentre,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof PersonalCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ck_7f2c5e1b90d34a68')).toBeVisible();
    await expect(canvas.queryByText(/^cs_/)).not.toBeInTheDocument();
  },
};

export const ShowsTheSecret: Story = {
  play: async ({ canvas, userEvent }) => {
    const secret = within(await canvas.findByRole('group', { name: 'API Secret' }));
    await userEvent.click(secret.getByRole('button', { name: /显示/ }));
    await expect(secret.getByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeVisible();
  },
};

export const AsksBeforeReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密钥' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('旧密钥立即失效');
  },
};

export const Resets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密钥' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '重置密钥' }));
    await expect(await canvas.findByText('ck_0a9b8c7d6e5f4321')).toBeVisible();
  },
};

export const NewAccount: Story = { parameters: storyBackend({ amount: 'empty' }) };

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'openApi.get': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
