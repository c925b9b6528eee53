import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { SessionsScreen } from './sessions-screen';

const meta = {
  title: 'Features/Account/SessionsScreen',
  component: SessionsScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof SessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome · Windows')).toBeVisible();
    await expect(canvas.getAllByText('当前设备')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^退出 / })).toHaveLength(2);
  },
};

export const EndsOne: Story = {
  tags: ['!screen'],
  // Of its own: what it ends is gone from it.
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: '退出 Safari · iPhone 198.51.100.7' });
    await userEvent.click(end);
    await waitFor(() => expect(canvas.queryByText('Safari · iPhone')).not.toBeInTheDocument());
    await expect(canvas.getByText('Edge · macOS')).toBeVisible();
  },
};

export const EndsAllOthers: Story = {
  tags: ['!screen'],
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出其他设备' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '退出其他 2 台设备' }));
    await userEvent.click(dialog.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: /^退出/ })).toEqual([]));
    await expect(canvas.getByText('当前设备')).toBeVisible();
  },
};

/** A script that logs in each time it runs leaves more than a page. */
export const Many: Story = {
  parameters: storyBackend({
    change: (state) => {
      const [current, other] = state.sessions;
      if (!current || !other) throw new Error('the sample account has two sessions');
      const others = Array.from({ length: 45 }, (_, at) => ({
        ...other,
        id: `script-${at}`,
        userAgent: `backup/${at}`,
      }));
      state.sessions = [current, ...others];
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('其他 45 台设备')).toBeVisible();
    await expect(canvas.getByText('backup/0')).toBeVisible();
    await expect(canvas.queryByText('backup/20')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await expect(await canvas.findByText('backup/44')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^退出 / })).toHaveLength(5);
  },
};

/** Nothing to end: this device alone. */
export const OnlyThisOne: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前设备')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'account.sessions': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'account.sessions': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What a browser says of itself may be any text. */
export const LongContent: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.sessions = state.sessions.map((session) => ({
        ...session,
        userAgent: 'x'.repeat(300),
        address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
      }));
    },
  }),
};
