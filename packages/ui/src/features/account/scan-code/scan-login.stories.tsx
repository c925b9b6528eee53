import { SCAN_STATE } from '@chatdeck/sdk/constants';
import { buildUser } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import ScanLogin from './scan-login';

const meta = {
  title: 'Features/Account/ScanLogin',
  component: ScanLogin,
  tags: ['screen'],
  args: { onLoggedIn: fn(), onSecondFactor: fn(), onPassword: fn() },
  parameters: { ...storyBackend() },
} satisfies Meta<typeof ScanLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

const phoneIs = (scanState: (typeof SCAN_STATE)[keyof typeof SCAN_STATE]) => ({
  ...storyBackend({ change: (state) => void (state.scanState = scanState) }),
});

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByTitle('登录二维码')).toBeInTheDocument();
    await expect(canvas.getByText('等待扫码')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '用密码登录' }));
    await expect(args.onPassword).toHaveBeenCalledTimes(1);
  },
};

export const Scanned: Story = {
  parameters: phoneIs(SCAN_STATE.scanned),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('已扫码，请在手机上确认', {}, { timeout: 5_000 }),
    ).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: phoneIs(SCAN_STATE.confirmed),
  play: async ({ canvas, args }) => {
    await waitFor(
      () =>
        expect(args.onLoggedIn).toHaveBeenCalledWith(
          expect.objectContaining({ token: 'mock-token', userId: buildUser().userId }),
        ),
      { timeout: 5_000 },
    );
    await expect(canvas.getByText('已确认，正在登录')).toBeVisible();
  },
};

/** A phone that is bound to no account: the waiting browser shows what to do. */
export const Unbound: Story = {
  parameters: phoneIs(SCAN_STATE.unbound),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/在个人中心点「绑定手机」/, {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '换一个二维码' })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: phoneIs(SCAN_STATE.expired),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: '换一个二维码' }, { timeout: 5_000 }),
    );
    await expect(await canvas.findByText('等待扫码')).toBeVisible();
    await expect(await canvas.findByText('二维码已过期', {}, { timeout: 5_000 })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...storyBackend({ faults: { 'mini.loginCode': { kind: 'code', code: 50001 } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二维码获取失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '换一个二维码' })).toBeVisible();
  },
};
