import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst } from '#testing/plays/fill.ts';
import {
  adds,
  edits,
  offersMembership,
  refusesEmpty,
  showsDue,
} from '#testing/plays/list-plays.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { RssScreen } from './rss-screen';

/** Feeds whose new entries the robot sends. */
const meta = {
  title: 'Features/Rss/RssScreen',
  component: RssScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof RssScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: showsDue('https://news.example/rss/1'),
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.rssFeeds = []) }),
};
export const Failed: Story = { parameters: failingCall('rss.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: offersMembership('添加订阅', 'https://news.example/rss/1'),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: refusesEmpty('添加订阅', '链接url必填', '群名/好友昵称至少填一个'),
};

export const RefusesAnAddress: Story = {
  parameters: storyBackend(),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context, '添加订阅');
    await userEvent.type(await dialog.findByLabelText('订阅地址'), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await dialog.findByRole('textbox', { name: '订阅地址' })).toBeInvalid();
  },
};

export const Adds: Story = {
  parameters: storyBackend(),
  play: adds('添加订阅', 'https://blog.example/feed', async (dialog, context) => {
    const address = await dialog.findByLabelText('订阅地址');
    await context.userEvent.type(address, 'https://blog.example/feed');
    await chooseFirst(context, '群');
  }),
};

export const Edits: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: edits(/^编辑https/, ['修改成功'], async (dialog, { userEvent }) =>
    userEvent.click(await dialog.findByRole('switch', { name: '以链接卡片发送' })),
  ),
};
