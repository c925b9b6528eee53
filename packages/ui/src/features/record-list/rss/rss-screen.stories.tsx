import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { chooseFirst, failingCall, openDialog, withoutMembership } from '../record-list.fixtures';
import { RssScreen } from './rss-screen';

/** Feeds whose new entries the robot sends. */
const meta = {
  title: 'Features/RecordList/RssScreen',
  component: RssScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof RssScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://news.example/rss/1')).toBeVisible();
    await expect((await canvas.findAllByText(/下次 /))[0]).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.rssFeeds = []) }),
};
export const Failed: Story = { parameters: failingCall('rss.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(await canvas.findByText('https://news.example/rss/1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加订阅' })).toBeNull();
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async (context) => {
    const dialog = await openDialog(context, '添加订阅');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('链接url必填')).toBeVisible();
    await expect(dialog.getByText('群名/好友昵称至少填一个')).toBeVisible();
  },
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
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加订阅');
    await userEvent.type(await dialog.findByLabelText('订阅地址'), 'https://blog.example/feed');
    await chooseFirst(context, '群');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect(await canvas.findByText('https://blog.example/feed')).toBeVisible();
  },
};

export const Edits: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^编辑https/ });
    await userEvent.click(edit ?? document.body);
    await userEvent.click(await canvas.findByRole('switch', { name: '以链接卡片发送' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('修改成功')).toBeVisible();
  },
};
