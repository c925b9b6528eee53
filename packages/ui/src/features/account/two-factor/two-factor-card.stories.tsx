import type { MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { TwoFactorCard } from './two-factor-card';

const meta = {
  title: 'Features/Account/TwoFactorCard',
  component: TwoFactorCard,
  parameters: storyBackend(),
} satisfies Meta<typeof TwoFactorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const stateIs = (change: (state: MockState) => void) => storyBackend({ change });
const on = (codes: number) =>
  stateIs((state) => {
    const left = Array.from({ length: codes }, (_, at) => `2222${at + 2}-33333-44444`);
    state.twoFactor = { isOn: true, hasBegun: false, codes: left, sets: 1 };
  });

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未开启')).toBeVisible();
  },
};

export const NotActivated: Story = {
  parameters: stateIs((state) => {
    state.user = { ...state.user, isActivated: false };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('先激活邮箱，才能开启。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开启两步验证' })).toBeDisabled();
  },
};

export const On: Story = {
  parameters: on(10),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已开启')).toBeVisible();
  },
};

export const FewCodesLeft: Story = {
  parameters: on(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/恢复码快用完了/)).toBeVisible();
  },
};

const scan: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '开启两步验证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '开启两步验证' }));
  await userEvent.type(await dialog.findByLabelText('当前密码'), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
  await expect(await dialog.findByTitle('两步验证的二维码')).toBeInTheDocument();
};

export const Scans: Story = { play: scan };

export const ShowsRecoveryCodes: Story = {
  play: async (context) => {
    await scan(context);
    const dialog = within(screen.getByRole('dialog', { name: '开启两步验证' }));
    await context.userEvent.type(dialog.getByLabelText('验证码'), '123456');
    await context.userEvent.click(dialog.getByRole('button', { name: '开启两步验证' }));
    const codes = within(await screen.findByRole('dialog', { name: '收好恢复码' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(codes.getByRole('button', { name: '完成' })).toBeDisabled();
  },
};

export const TurnsOff: Story = {
  parameters: on(10),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭两步验证' }));
    const dialog = within(await screen.findByRole('dialog', { name: '关闭两步验证' }));
    await userEvent.type(await dialog.findByLabelText('当前密码'), 'correct horse');
    await userEvent.type(dialog.getByLabelText('验证码或恢复码'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: '关闭两步验证' }));
    await expect(await canvas.findByText('未开启')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'twoFactor.status': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
