import { rulePage, searchedPage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

/** /contact */
export const contactPages = section({ name: 'contact', menu: 'people' }, [
  {
    path: 'list',
    name: 'contactList',
    zh: '好友列表',
    en: 'Friends',
    icon: 'user',
    load: async () => searchedPage((await import('@chatdeck/ui/contact')).ContactList),
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
    load: async () => searchedPage((await import('@chatdeck/ui/group')).GroupList),
  },
  {
    path: 'index',
    name: 'groupIndex',
    zh: '关键词进群',
    en: 'Join by keyword',
    icon: 'join',
    menu: 'reply',
    load: async () => rulePage((await import('@chatdeck/ui/group/join-rule')).JoinRuleScreen),
  },
]);
