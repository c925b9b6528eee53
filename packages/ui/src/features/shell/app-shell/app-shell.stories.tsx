import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, LogOut, Rss, Zap } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Icon } from '#primitives/icon/icon.tsx';
import { Page } from '#primitives/page/page.tsx';
import { storyBackend } from '#testing/story-backend.ts';
import { RobotButton, RobotCard } from '#features/robot/card/index.ts';
import { AppShell } from './app-shell';
import { entry, MENU } from './app-shell.fixtures';

const meta = {
  title: 'Features/Shell/AppShell',
  component: AppShell,
  tags: ['screen'],
  parameters: { padding: 0, isWholePage: true, ...storyBackend() },
  args: {
    menu: MENU,
    current: 'word',
    crumbs: [{ label: '首页', href: '#main' }, { label: '文本素材' }],
    userName: '林知远',
    scheme: 'light',
    isSidebarOpen: true,
    onSidebarChange: fn(),
    onToggleScheme: fn(),
    onLocaleChange: fn(),
    onLogOut: fn(),
    onFollow: fn(),
    robot: <RobotCard />,
    robotBrief: <RobotButton />,
    accountActions: [{ id: 'logOut', label: '退出登录', icon: LogOut, onAction: fn() }],
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

export const OpensSection: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /文本素材/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /RSS/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /高级功能/ }));
    await userEvent.click(canvas.getByRole('link', { name: /RSS/ }));
    await expect(args.onFollow).toHaveBeenCalledWith('#rssNews');
    await userEvent.click(canvas.getByRole('button', { name: /素材库/ }));
    await expect(canvas.queryByRole('link', { name: /文本素材/ })).not.toBeInTheDocument();
  },
};

/** The sidebar with its logo beside a page whose top bar scrolls with it. */
export const Frame: Story = {
  tags: ['!screen'],
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary');
    await expect(side.getBoundingClientRect().width).toBe(240);
    await expect(await within(side).findByRole('button', { name: /小禾/ })).toBeVisible();
    await expect(within(side).getByText('Chatdeck')).toBeVisible();
    const bar = canvas.getByRole('banner');
    await expect(getComputedStyle(bar).position).toBe('static');
    await expect(within(bar).getByText(/林知远/)).toBeVisible();
  },
};

/** What concerns the account is in a menu at the end of the sidebar. */
export const OpensAccountMenu: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '林知远' }));
    const menu = await screen.findByRole('menu', { name: '账号菜单' });
    await expect(within(menu).getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Pages for members or for accounts with custom rights have a badge, whose icon has a text alternative. */
export const Badges: Story = {
  tags: ['!screen'],
  play: async ({ canvas }) => {
    const marks = (name: RegExp, role: 'link' | 'button' = 'link') =>
      within(canvas.getByRole(role, { name }))
        .queryAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label'));
    await expect(marks(/小程序/)).toEqual(['会员功能']);
    await expect(marks(/高级功能/, 'button')).toEqual(['会员功能']);
    await expect(marks(/定制转发/)).toEqual(['定制功能']);
    await expect(marks(/文本素材/)).toEqual([]);
  },
};

/** A line may end with a number of problems, a closed fold with that of its pages. */
export const Marks: Story = {
  tags: ['!screen'],
  args: {
    menu: [
      {
        entries: [
          { ...entry('main', '首页', Home), mark: <span>7</span> },
          {
            name: 'vip',
            label: '高级功能',
            icon: <Icon of={Zap} />,
            mark: <span>2</span>,
            entries: [{ ...entry('rssNews', 'RSS 推送', Rss), mark: <span>2</span> }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '首页 7' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '高级功能 2' }));
    await expect(canvas.getByRole('link', { name: 'RSS 推送 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '高级功能' })).toBeVisible();
  },
};

/** The sidebar hides below 992 px, and returns by itself. */
export const GivesWay: Story = {
  tags: ['!screen'],
  play: async ({ canvas, canvasElement }) => {
    const isShown = () => canvas.queryByRole('link', { name: '群列表' }) !== null;
    canvasElement.style.width = '992px';
    await waitFor(() => expect(isShown()).toBe(true));
    canvasElement.style.width = '991px';
    await waitFor(() => expect(isShown()).toBe(false));
    canvasElement.style.width = '';
    await waitFor(() => expect(isShown()).toBe(true));
  },
};

/** The sidebar overlay of a narrow screen closes after navigation. */
export const OverlayLeadsOn: Story = {
  globals: { width: '360' },
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开或收起导航' }));
    await userEvent.click(canvas.getByRole('link', { name: '群列表' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#room');
    await expect(canvas.queryByRole('link', { name: '群列表' })).not.toBeInTheDocument();
  },
};

/** The line of the page is in view, however many lines stand above it. */
export const LastPage: Story = {
  args: {
    menu: [
      { entries: Array.from({ length: 60 }, (_, at) => entry(`page${at}`, `页面 ${at}`, Home)) },
    ],
    current: 'page59',
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('link', { name: '页面 59' });
    await waitFor(() =>
      expect(line.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
    );
  },
};

/** Without the sidebar the robot is in the top bar, with its login at a press. */
export const SidebarClosed: Story = {
  args: { isSidebarOpen: false },
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('banner'));
    await userEvent.click(await bar.findByRole('button', { name: /小禾 在线/ }));
    await expect(await screen.findByRole('dialog', { name: '小禾' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

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
    await userEvent.click(canvas.getByRole('button', { name: '展开或收起导航' }));
    const side = canvas.getByRole('navigation', { name: '主导航' }).getBoundingClientRect();
    const beside = document.elementFromPoint(side.right + 40, side.top);
    await userEvent.click(beside ?? document.body);
    await expect(canvas.queryByRole('link', { name: '群列表' })).not.toBeInTheDocument();
  },
};
