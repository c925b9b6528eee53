import { Archive, Home, Rss, SlidersHorizontal, Type, User, Users, Zap } from 'lucide-react';
import { Icon } from '#primitives/icon/icon.tsx';
import type { AppShellProps } from './app-shell';

/** A line of the sidebar. */
export const entry = (
  name: string,
  label: string,
  icon: typeof Home,
  badge?: 'member' | 'custom',
) => ({
  name,
  badge,
  label,
  href: `#${name}`,
  icon: <Icon of={icon} />,
});

/** A sidebar with a section, a group of its own and both badges. */
export const MENU: AppShellProps['menu'] = [
  {
    entries: [
      entry('main', '首页', Home),
      entry('wechat', '基础配置', SlidersHorizontal),
      {
        name: 'content',
        label: '素材库',
        icon: <Icon of={Archive} />,
        entries: [entry('word', '文本素材', Type), entry('mini', '小程序', Type, 'member')],
      },
    ],
  },
  {
    title: '好友和群',
    entries: [entry('list', '好友列表', User), entry('room', '群列表', Users)],
  },
  {
    entries: [
      {
        name: 'advanced',
        label: '高级功能',
        icon: <Icon of={Zap} />,
        badge: 'member',
        entries: [entry('rssNews', 'RSS 推送', Rss)],
      },
      entry('keywordForward', '定制转发', Type, 'custom'),
    ],
  },
];
