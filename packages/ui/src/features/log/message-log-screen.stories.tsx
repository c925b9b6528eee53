import { buildLog, buildUser, type MockBackendOptions, type MockLog } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openDialog, type Play } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { MessageLogScreen } from './message-log-screen';

const logged = (changes: Partial<MockLog> = {}, options: MockBackendOptions = {}) =>
  storyBackend({
    ...options,
    change: (state) => {
      state.log = buildLog(changes);
      options.change?.(state);
    },
  });
const NOTHING = { messages: [], revisions: [], hits: [] };

/** What the robot received and sent in a week, and why. */
const meta = {
  title: 'Features/Log/MessageLogScreen',
  component: MessageLogScreen,
  parameters: { ...logged() },
} satisfies Meta<typeof MessageLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensChat: Play = async ({ canvas, userEvent }) => {
  const chats = await canvas.findByRole('list', { name: '会话' });
  await userEvent.click(within(chats).getByRole('button', { name: /读书会/ }));
  await expect(await canvas.findByRole('log', { name: /与「读书会」的消息/ })).toBeVisible();
};

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible();
    const chats = within(canvas.getByRole('list', { name: '会话' }));
    const [newest] = chats.getAllByRole('button');
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
  },
};
/** A phone shows one column, and begins with the list. */
export const NarrowList: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '会话' })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};
export const Chat: Story = { tags: ['screen'], play: opensChat };
export const Off: Story = {
  tags: ['screen'],
  parameters: logged({ open: false, ...NOTHING }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '打开消息记录' })).toBeVisible();
    await expect(canvas.getByText(/WechatyMessageCallBackPlugin/)).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: logged(NOTHING),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有消息')).toBeVisible();
  },
};
export const Paused: Story = {
  parameters: logged({ open: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('消息记录已经关闭')).toBeVisible();
  },
};
export const WithoutMembership: Story = {
  parameters: logged(
    {},
    {
      change: (state) => {
        state.user = buildUser({ role: 'user', customRole: { router: [] } });
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员功能')).toBeVisible();
  },
};
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索群名或昵称' }), '没有');
    await expect(await canvas.findByText('没有找到「没有」')).toBeVisible();
  },
};
export const Settings: Story = {
  tags: ['screen'],
  parameters: logged({ customUrl: 'https://crm.example.com/messages' }),
  play: async (context) => {
    const dialog = await openDialog(context, '记录设置');
    await expect(dialog.getByText(/crm\.example\.com/)).toBeVisible();
  },
};
/** Why the robot answered, and what it would answer now. */
export const WhyAnswered: Story = {
  tags: ['screen'],
  play: async (context) => {
    await opensChat(context);
    const { canvas, userEvent } = context;
    const [why] = await canvas.findAllByRole('button', { name: '「周末店里几点开门？」为什么' });
    await userEvent.click(why ?? document.body);
    const dialog = within(await canvas.findByRole('dialog', { name: '为什么' }));
    await expect(await dialog.findByText(/我们每天/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '再试一次' }));
    await expect(await dialog.findByRole('region', { name: '现在' })).toBeVisible();
  },
};
export const WhyGone: Story = {
  parameters: logged({ revisions: [] }),
  play: async (context) => {
    await opensChat(context);
    const { canvas, userEvent } = context;
    const [why] = await canvas.findAllByRole('button', { name: '「周末店里几点开门？」为什么' });
    await userEvent.click(why ?? document.body);
    await expect(await canvas.findByText(/当时的配置已经不在/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: storyBackend({ faults: { 'log.settings': { kind: 'never' } } }),
};
export const Failed: Story = {
  parameters: storyBackend({ faults: { 'log.settings': { kind: 'code', code: 50000 } } }),
};
export const ChatsFailed: Story = {
  parameters: storyBackend({ faults: { 'log.conversations': { kind: 'code', code: 50000 } } }),
};
export const ChatFailed: Story = {
  parameters: storyBackend({ faults: { 'log.messages': { kind: 'code', code: 50000 } } }),
  play: opensChat,
};
export const Narrow: Story = { globals: { width: '320' }, play: opensChat };
export const English: Story = { globals: { locale: 'en' } };
/** A page that has the open chat in its address, of one that is not in the log any more. */
export const OpenChatGone: Story = {
  args: { openChat: 'deleted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/消息记录里没有这个会话/)).toBeVisible();
  },
};
