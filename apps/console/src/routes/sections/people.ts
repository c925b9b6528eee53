import { section } from '../route-entry';

/** /contact */
export const contactPages = section({ name: 'contact', menu: 'people' }, [
  {
    path: 'list',
    name: 'contactList',
    zh: '好友列表',
    en: 'Friends',
    icon: 'user',
    load: () => import('../../pages/contact-page'),
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
    load: () => import('../../pages/group-page'),
  },
  {
    path: 'index',
    name: 'groupIndex',
    zh: '关键词进群',
    en: 'Join by keyword',
    icon: 'join',
    load: () => import('../../pages/join-rule-page'),
  },
]);
