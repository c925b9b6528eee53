import { section, type RouteEntry } from '../route-entry';

/** /vip: what needs a membership. */
export const advancedPages: readonly RouteEntry[] = section(
  {
    name: 'vip',
    menu: 'content',
    badge: 'member',
    fold: { title: { 'zh-CN': '高级功能', en: 'Advanced' }, icon: 'advanced' },
  },
  [
    {
      path: 'userGroup',
      name: 'userGroup',
      zh: '群发',
      en: 'Mass send',
      icon: 'megaphone',
      load: () => import('../../pages/user-group-page'),
    },
    {
      path: 'privateForward',
      name: 'privateForward',
      zh: '转发助手',
      en: 'Forward assistant',
      icon: 'forward',
      load: () => import('../../pages/private-forward-page'),
    },
    {
      path: 'roomAsync',
      name: 'roomAsync',
      zh: '多群消息同步',
      en: 'Groups in step',
      icon: 'sync',
      load: () => import('../../pages/room-sync-page'),
    },
    {
      path: 'callbackEvent',
      name: 'callbackEvent',
      zh: '回调事件',
      en: 'Callback events',
      icon: 'callback',
      load: () => import('../../pages/callback-event-page'),
    },
    {
      path: 'rssNews',
      name: 'rssNews',
      zh: 'RSS 推送',
      en: 'RSS push',
      icon: 'rss',
      load: () => import('../../pages/rss-page'),
    },
    {
      path: 'summerChat',
      name: 'summerChat',
      zh: '群聊总结',
      en: 'Chat summary',
      icon: 'summary',
      load: () => import('../../pages/summary-page'),
    },
  ],
);
