import type { MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { AccountDataCard } from './account-data-card';

const meta = {
  title: 'Features/Account/AccountDataCard',
  component: AccountDataCard,
  parameters: storyBackend(),
} satisfies Meta<typeof AccountDataCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const stateIs = (change: (state: MockState) => void) => storyBackend({ change });
const hasTwoFactor = stateIs((state) => {
  state.twoFactor = { isOn: true, hasBegun: false, codes: [], sets: 1 };
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '导出数据' })).toBeEnabled();
  },
};

export const ExportFails: Story = {
  parameters: storyBackend({
    faults: { 'accountData.exportAll': { kind: 'code', code: 50000 } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出数据' }));
    await expect(await canvas.findByText('没有导出，请稍后再试。')).toBeVisible();
  },
};

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
  const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }));
  await expect(await dialog.findByLabelText('当前密码')).toBeVisible();
};

export const SaysWhatHappens: Story = { play: open };

export const AsksForACode: Story = {
  parameters: hasTwoFactor,
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole('dialog', { name: '注销账号' }));
    await expect(dialog.getByLabelText('验证码或恢复码')).toBeVisible();
  },
};

export const Closing: Story = {
  parameters: stateIs((state) => {
    state.user = { ...state.user, deletionAt: '2026-05-03T02:30:00.000Z' };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保留账号' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'account.info': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
