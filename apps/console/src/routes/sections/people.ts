import { section } from '../route-entry';

/** /contact */
export const contactPages = section({ name: 'contact', menu: 'people' }, [
  {
    path: 'list',
    name: 'contactList',
    zh: '好友列表',
    en: 'Friends',
    icon: 'user',
    load: async () => (await import('../../pages/contact-page')).ContactPage,
  },
]);

/** /group */
export const groupPages = section({ name: 'group', menu: 'people' }, [
  {
    path: 'room',
    name: 'room',
    zh: '群列表',
    en: 'Groups',
    icon: 'users',
    load: async () => (await import('../../pages/group-page')).GroupPage,
  },
  {
    path: 'index',
    name: 'groupIndex',
    zh: '关键词进群',
    en: 'Join by keyword',
    icon: 'join',
    load: async () => (await import('@chatdeck/ui/group/join-rule')).JoinRuleScreen,
  },
]);
