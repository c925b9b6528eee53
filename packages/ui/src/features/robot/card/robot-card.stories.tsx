import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { FIXTURE_NOW } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { QR_URL, robotIs } from '#features/dashboard/dashboard.fixtures.ts';
import { RobotButton, RobotCard } from './index';

const meta = {
  title: 'Features/Robot/RobotCard',
  component: RobotCard,
  parameters: storyBackend(robotIs({})),
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
} satisfies Meta<typeof RobotCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const ago = (minutes: number) => new Date(Date.parse(FIXTURE_NOW) - minutes * 60_000).toISOString();

const LOST = { status: LOGIN_STATUS.loggedIn, online: false, lastHeartbeat: ago(12) };

export const Online: Story = {
  parameters: storyBackend(robotIs({ onlineSince: ago(190) })),
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /小禾/ });
    await expect(card).toHaveTextContent('在线 3 小时');
    await waitFor(() => expect(card).toHaveTextContent('运行第 12 版'));
    await userEvent.click(card);
    const dialog = within(await screen.findByRole('dialog', { name: '小禾' }));
    await expect(await dialog.findByText(/插件 1\.6\.126/)).toBeVisible();
    await expect(await dialog.findByText('已在机器人上生效')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** A saved version that the robot does not run yet is applied from here. */
export const WaitsForTheRobot: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.configVersion += 1;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /第 13 版待同步/ });
    await expect(card).toHaveTextContent('运行第 12 版');
    await userEvent.click(card);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('button', { name: '立即应用' })).toBeEnabled();
  },
};

export const ShowsTheCode: Story = {
  parameters: storyBackend(robotIs({ status: LOGIN_STATUS.scan, qrUrl: QR_URL })),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: '登录二维码' }, { timeout: 5_000 });
    await expect(code).toBeVisible();
    await expect(canvas.getByText('用手机扫码登录')).toBeVisible();
  },
};

export const Lost: Story = {
  parameters: storyBackend(robotIs(LOST)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /掉线 12 分钟/ })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  parameters: storyBackend(
    robotIs({ status: LOGIN_STATUS.loggedOut, online: true, loggedOutAt: ago(12) }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /退出登录 12 分钟/ })).toBeVisible();
  },
};

/** In a bar without the card: a press opens the login with its code. */
export const InABar: Story = {
  parameters: storyBackend(robotIs({ status: LOGIN_STATUS.scan, qrUrl: QR_URL, online: false })),
  render: () => <RobotButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '小禾 请扫码登录' }));
    const code = await screen.findByRole('img', { name: '登录二维码' }, { timeout: 5_000 });
    await expect(code).toBeVisible();
  },
};

export const NewAccount: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /还没有连接过/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'robot.status': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /状态未知/ })).toBeVisible();
  },
};
