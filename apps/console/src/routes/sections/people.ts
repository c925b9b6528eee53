import { CHAT_SORTS } from '@chatdeck/sdk/constants';
import { listPage, rulePage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

const CHATS = { filters: ['tag'], sorts: CHAT_SORTS } as const;

/** /contact */
export const contactPages = section({ name: 'contact', menu: 'people' }, [
  {
    path: 'list',
    name: 'contactList',
    zh: '好友列表',
    en: 'Friends',
    icon: 'user',
    load: async () => listPage((await import('@chatdeck/ui/contact')).ContactList, CHATS),
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
    load: async () => listPage((await import('@chatdeck/ui/group')).GroupList, CHATS),
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
