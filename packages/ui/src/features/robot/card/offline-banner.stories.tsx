import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { FIXTURE_NOW, type MockBackendOptions } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { QR_URL, robotIs, withSchedules } from '#features/dashboard/dashboard.fixtures.ts';
import { OfflineBanner } from './index';

const meta = {
  title: 'Features/Robot/OfflineBanner',
  component: OfflineBanner,
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const ago = (minutes: number) => new Date(Date.parse(FIXTURE_NOW) - minutes * 60_000).toISOString();

const LOST = { status: LOGIN_STATUS.loggedIn, online: false, lastHeartbeat: ago(24 * 60) };

/** A lost robot, for which a version and some targets of a mass send wait. */
const waitingBackend = (robot: Parameters<typeof robotIs>[0]): MockBackendOptions => ({
  ...robotIs(robot),
  change: (state) => {
    withSchedules(state);
    state.configVersion += 1;
    state.jobs = state.jobs.map((job, at) =>
      at === 0 ? { ...job, counts: { ...job.counts, offline: 4 } } : job,
    );
  },
});

/** The banner above every page; dismissed, it stays away. */
export const Silent: Story = {
  parameters: storyBackend(waitingBackend(LOST)),
  play: async ({ canvas, userEvent }) => {
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('机器人掉线了');
    await expect(banner).toHaveTextContent('05-19 14:32');
    await expect(banner).toHaveTextContent('掉线 1 天');
    await userEvent.click(canvas.getByRole('button', { name: '怎么恢复' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
    await expect(await dialog.findByText(/^第 13 版配置还没有同步/)).toBeVisible();
    await expect(await dialog.findByText(/^群发里还有 \d+ 个对象未发出/)).toBeVisible();
    // The cron engine has to load first.
    await expect(
      await dialog.findByText(/^错过了 \d+ 次.*定时发送，不会补发。$/, {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(dialog.getByText(/^下一次定时发送在今天 \d\d:\d\d/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '暂时忽略' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** A robot that was logged out has to be scanned again. */
export const LoggedOut: Story = {
  parameters: storyBackend(
    robotIs({ status: LOGIN_STATUS.scan, qrUrl: QR_URL, online: true, loggedOutAt: ago(12) }),
  ),
  play: async ({ canvas, userEvent }) => {
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('机器人退出登录了');
    await expect(banner).toHaveTextContent('05-20 14:20');
    await userEvent.click(canvas.getByRole('button', { name: '怎么恢复' }));
    const code = await screen.findByRole('img', { name: '登录二维码' }, { timeout: 5_000 });
    await expect(code).toBeVisible();
  },
};
