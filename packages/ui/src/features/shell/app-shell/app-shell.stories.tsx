import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, SlidersHorizontal, Type, User, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../../primitives/icon/icon';
import { Page } from '../../../primitives/page/page';
import { AppShell } from './app-shell';

const entry = (name: string, label: string, icon: typeof Home, badge?: 'member' | 'custom') => ({
  name,
  badge,
  label,
  href: `#${name}`,
  icon: <Icon of={icon} />,
});

const meta = {
  title: 'Features/Shell/AppShell',
  component: AppShell,
  tags: ['screen'],
  parameters: { padding: 0, isWholePage: true },
  args: {
    menu: [
      { entries: [entry('main', '首页', Home)] },
      { title: '机器人', entries: [entry('wechat', '基础配置', SlidersHorizontal)] },
      {
        title: '内容与触达',
        entries: [
          entry('word', '文本素材', Type),
          entry('mini', '小程序', Type, 'member'),
          entry('keywordForward', '定制转发', Type, 'custom'),
        ],
      },
      { title: '对话', entries: [entry('list', '好友列表', User), entry('room', '群列表', Users)] },
    ],
    current: 'word',
    crumbs: [{ label: '首页', href: '#main' }, { label: '文本素材' }],
    userName: '林知远',
    scheme: 'light',
    isSidebarOpen: true,
    onSidebarChange: fn(),
    onToggleScheme: fn(),
    onToggleLocale: fn(),
    onLogOut: fn(),
    onFollow: fn(),
    footer: 'Chatdeck 智能助手',
    children: (
      <Page title="文本素材" description="存一次，到处用。">
        <p>这里是页面。</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '群列表' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#room');
    await userEvent.click(canvas.getByRole('button', { name: '展开或收起导航' }));
    await expect(args.onSidebarChange).toHaveBeenCalledWith(false);
  },
};

export const SidebarClosed: Story = { args: { isSidebarOpen: false } };

export const LongContent: Story = {
  args: {
    userName: '一位给自己起了非常非常长的昵称的读书会发起人',
    crumbs: [{ label: '首页', href: '#main' }, { label: '这是一个特别特别长的页面标题'.repeat(4) }],
  },
};

export const OverlayOpen: Story = {
  globals: { width: '360' },
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: '群列表' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '展开或收起导航' }));
    await expect(canvas.getByRole('link', { name: '群列表' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: '群列表' })).not.toBeInTheDocument();
  },
};
