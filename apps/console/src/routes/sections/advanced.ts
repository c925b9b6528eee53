import { listPage, rulePage } from '../../pages/addressed-pages';
import { leaveGuardedPage } from '../../pages/leave-guarded-page';
import { withWeek } from '../../pages/schedule-page';
import { section, type RouteEntry } from '../route-entry';

/** /vip: features that need a membership. */
export const advancedPages: readonly RouteEntry[] = section(
  {
    name: 'vip',
    menu: 'advanced',
    badge: 'member',
  },
  [
    {
      path: 'userGroup',
      name: 'userGroup',
      zh: '群发',
      en: 'Mass send',
      icon: 'megaphone',
      menu: 'sending',
      load: async () => listPage((await import('@chatdeck/ui/send/user-group')).UserGroupScreen),
    },
    {
      path: 'privateForward',
      name: 'privateForward',
      zh: '转发助手',
      en: 'Forward assistant',
      icon: 'forward',
      load: async () =>
        rulePage((await import('@chatdeck/ui/forward/private')).PrivateForwardScreen),
    },
    {
      path: 'roomAsync',
      name: 'roomAsync',
      zh: '多群消息同步',
      en: 'Group sync',
      icon: 'sync',
      load: async () => rulePage((await import('@chatdeck/ui/sync')).RoomSyncScreen),
    },
    {
      path: 'callbackEvent',
      name: 'callbackEvent',
      zh: '回调事件',
      en: 'Callback events',
      icon: 'callback',
      load: async () => rulePage((await import('@chatdeck/ui/callback')).CallbackEventScreen),
    },
    {
      path: 'rssNews',
      name: 'rssNews',
      zh: 'RSS 推送',
      en: 'RSS push',
      icon: 'rss',
      load: () =>
        withWeek(async () => listPage((await import('@chatdeck/ui/rss')).RssScreen), 'vip.rssNews'),
    },
    {
      path: 'summerChat',
      name: 'summerChat',
      zh: '群聊总结',
      en: 'Chat summary',
      icon: 'summary',
      load: async () => leaveGuardedPage((await import('@chatdeck/ui/summary')).SummaryScreen),
    },
  ],
);
