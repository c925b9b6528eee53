import { CODE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { ofOperator } from './operator.fixtures';
import { OperatorScreen } from './operator-screen';

const meta = {
  title: 'Features/Operator/OperatorScreen',
  component: OperatorScreen,
  tags: ['screen'],
  parameters: storyBackend(ofOperator()),
} satisfies Meta<typeof OperatorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = storyBackend(ofOperator({ amount: 'empty' }));
const failing = (call: 'accounts' | 'now' | 'feedback') =>
  storyBackend(ofOperator({ faults: { [`operator.${call}`]: { kind: 'code', code: 50000 } } }));

/** The accounts of the server, and what it warns of. */
export const Accounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('user3@example.com')).toBeVisible();
    await expect(canvas.getByText(/2 处设置需要处理/)).toBeVisible();
    await expect(canvas.getAllByText('已封禁').length).toBeGreaterThan(0);
  },
};

/** One account: what it uses, what it may do, and what an operator does with it. */
export const OneAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理 user2@example.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'user2@example.com' }));
    await expect(await dialog.findByText(/16 个素材/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: '自定义群消息' })).toBeChecked();
  },
};

/** Blocking says what happens, and is asked about. */
export const Blocks: Story = {
  tags: ['!screen'],
  parameters: storyBackend(ofOperator()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理 user2@example.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'user2@example.com' }));
    await userEvent.click(await dialog.findByRole('button', { name: '封禁' }));
    const asked = within(
      await screen.findByRole('alertdialog', { name: '封禁 user2@example.com' }),
    );
    await expect(asked.getByText(/机器人断开连接/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '封禁' }));
    await expect(await dialog.findByRole('button', { name: '解封' })).toBeVisible();
  },
};

export const NoAccountFound: Story = {
  parameters: storyBackend(ofOperator({ change: ({ operator }) => void (operator.accounts = []) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到账号' })).toBeVisible();
  },
};

export const Many: Story = {
  parameters: storyBackend(ofOperator({ amount: 'many' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await expect(await canvas.findByText('user25@example.com')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend(ofOperator({ faults: { 'operator.accounts': { kind: 'never' } } })),
};

export const Failed: Story = {
  parameters: failing('accounts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Whoever is no operator learns how somebody becomes one. */
export const NotAnOperator: Story = {
  parameters: storyBackend(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '只有运营者能使用这一页' }),
    ).toBeVisible();
  },
};

/** From another machine an operator needs two-factor login. */
export const NeedsTwoFactor: Story = {
  parameters: storyBackend(
    ofOperator({
      faults: {
        'operator.settings': { kind: 'code', code: CODE.operatorTwoFactorNeeded },
        'operator.accounts': { kind: 'code', code: CODE.operatorTwoFactorNeeded },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '去个人中心开启' })).toBeVisible();
  },
};

export const Plans: Story = { args: { section: 'plans' } };

export const ChangesPrice: Story = {
  tags: ['!screen'],
  args: { section: 'plans' },
  parameters: storyBackend(ofOperator()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改月度会员' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改月度会员' }));
    const price = dialog.getByLabelText('价格（元）');
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText(/价格为/)).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '20.5');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByText('¥20.50')).toBeVisible());
  },
};

export const Invites: Story = { args: { section: 'invites' } };
export const NoInvites: Story = { args: { section: 'invites' }, parameters: empty };

export const MakesInvite: Story = {
  tags: ['!screen'],
  args: { section: 'invites' },
  parameters: storyBackend(ofOperator()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成邀请码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '生成邀请码' }));
    await userEvent.type(dialog.getByLabelText(/^邀请码/), 'reading-club');
    await userEvent.click(dialog.getByRole('button', { name: '生成邀请码' }));
    await expect(await canvas.findByText('reading-club')).toBeVisible();
  },
};

export const Feedback: Story = { args: { section: 'feedback' } };
export const NoFeedback: Story = { args: { section: 'feedback' }, parameters: empty };
export const FeedbackFailed: Story = {
  args: { section: 'feedback' },
  parameters: failing('feedback'),
};

export const Answers: Story = {
  tags: ['!screen'],
  args: { section: 'feedback' },
  parameters: storyBackend(ofOperator()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '回复 user1@example.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: '回复 user1@example.com' }));
    await userEvent.type(dialog.getByLabelText(/^内容/), '下个版本可以。');
    await userEvent.click(dialog.getByRole('button', { name: '发送邮件' }));
    // Until then the text is in the dialog too.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('下个版本可以。')).toBeVisible();
  },
};

export const Notice: Story = { args: { section: 'notice' } };
export const Now: Story = { args: { section: 'now' } };
export const NothingNow: Story = { args: { section: 'now' }, parameters: empty };
export const NowFailed: Story = { args: { section: 'now' }, parameters: failing('now') };
export const Backups: Story = { args: { section: 'backups' } };
export const NoBackups: Story = { args: { section: 'backups' }, parameters: empty };

export const BackupRuns: Story = {
  args: { section: 'backups' },
  parameters: storyBackend(
    ofOperator({
      change: ({ operator }) => {
        operator.backups = { ...operator.backups, runningSince: '2026-05-20T06:32:00.000Z' };
      },
    }),
  ),
};

export const BackupFailed: Story = {
  args: { section: 'backups' },
  parameters: storyBackend(
    ofOperator({
      change: ({ operator }) => {
        operator.backups = { ...operator.backups, failedAt: '2026-05-20T06:32:00.000Z' };
      },
    }),
  ),
};

export const Audit: Story = { args: { section: 'audit' } };
export const NoAudit: Story = { args: { section: 'audit' }, parameters: empty };

export const NoEntryFound: Story = {
  args: { section: 'audit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索邮箱' }), 'nobody@x.cn');
    await expect(await canvas.findByText('没有符合的记录')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看全部' })).toBeVisible();
  },
};

export const Settings: Story = { args: { section: 'settings' } };

/** What people call themselves and write may be any text. */
export const LongContent: Story = {
  parameters: storyBackend(
    ofOperator({
      change: ({ operator }) => {
        operator.accounts = operator.accounts.map((account, at) => ({
          ...account,
          name: '很长的名字'.repeat(20),
          email: `${'long-name-'.repeat(12)}${at}@example.com`,
        }));
      },
    }),
  ),
};

export const Narrow: Story = { globals: { width: '320' } };
export const English: Story = { globals: { locale: 'en' } };
