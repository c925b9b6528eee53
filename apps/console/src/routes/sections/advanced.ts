import { section, type RouteEntry } from '../route-entry';

/** /vip: what needs a membership. */
export const advancedPages: readonly RouteEntry[] = section(
  {
    name: 'vip',
    menu: 'content',
    badge: 'member',
    fold: { title: { 'zh-CN': '高级功能', en: 'Advanced' }, icon: 'advanced' },
  },
  [],
);
