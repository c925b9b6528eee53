import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { QR_URL, robotIs } from '../dashboard.fixtures';
import { LoginPanel } from './login-panel';

const meta = {
  title: 'Features/Dashboard/LoginPanel',
  component: LoginPanel,
  parameters: { ...storyBackend(robotIs({})) },
} satisfies Meta<typeof LoginPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('小禾')).toBeVisible();
    await expect(await canvas.findByText(/插件 1\.6\.126/)).toBeVisible();
  },
};

export const Scan: Story = {
  parameters: { ...storyBackend(robotIs({ status: LOGIN_STATUS.scan, qrUrl: QR_URL })) },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('img', { name: '登录二维码' }, { timeout: 5_000 });
    await expect(code).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('验证码必填')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '4711');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('已保存，待机器人同步')).toBeVisible();
  },
};

const CHALLENGE = JSON.stringify({
  title: '安全验证',
  url: 'https://security.example/verify?ticket=4bPzKq9wYQ',
});

export const SecurityCheck: Story = {
  parameters: {
    ...storyBackend(robotIs({ status: LOGIN_STATUS.scanned, challenge: CHALLENGE })),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /security\.example/ });
    await expect(link).toHaveAttribute('href', 'https://security.example/verify?ticket=4bPzKq9wYQ');
    await expect(canvas.getByText('title: 安全验证')).toBeVisible();
  },
};

export const Scanned: Story = {
  parameters: { ...storyBackend(robotIs({ status: LOGIN_STATUS.scanned })) },
};

export const TimedOut: Story = {
  parameters: { ...storyBackend(robotIs({ status: LOGIN_STATUS.timedOut, qrUrl: QR_URL })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '获取新码' })).toBeVisible();
  },
};

export const Lost: Story = {
  parameters: { ...storyBackend(robotIs({ online: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已掉线')).toBeVisible();
  },
};

export const LoggedOut: Story = {
  parameters: { ...storyBackend(robotIs({ status: LOGIN_STATUS.loggedOut, online: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/重启它/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '获取新码' })).not.toBeInTheDocument();
  },
};

export const NotConnected: Story = {
  parameters: {
    ...storyBackend(
      robotIs({ status: LOGIN_STATUS.blank, online: false, lastHeartbeat: null, robotName: null }),
    ),
  },
};

export const OtherTimeZone: Story = {
  parameters: {
    ...storyBackend(robotIs({ timeZone: { name: 'Asia/Tokyo', offsetMinutes: 540 } })),
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/Asia\/Tokyo（UTC\+09:00），不是 Asia\/Shanghai/);
    await expect(notice).toBeVisible();
    await expect(canvas.getByText('TZ=Asia/Shanghai')).toBeVisible();
  },
};

export const OldPlugin: Story = {
  parameters: {
    ...storyBackend({
      calls: {
        'robot.config': (_, state) => ({
          id: 1,
          verifyCode: '',
          config: state.config,
          panelVersion: '1.6.98',
          version: 12,
          liveVersion: 12,
        }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可更新到 1.6.126')).toBeVisible();
  },
};
