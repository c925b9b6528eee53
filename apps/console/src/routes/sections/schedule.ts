import { loadSchedules } from '../../pages/schedule-page';
import { section, type RouteEntry } from '../route-entry';

/** /schedule: what the robot sends on a schedule. */
export const schedulePages: readonly RouteEntry[] = section(
  {
    name: 'schedule',
    menu: 'schedules',
  },
  [
    {
      path: 'day',
      name: 'day',
      zh: '每日说',
      en: 'Daily saying',
      icon: 'day',
      load: loadSchedules('daily'),
    },
    {
      path: 'customContent',
      name: 'customContent',
      zh: '自定义内容',
      en: 'Custom content',
      icon: 'list',
      badge: 'member',
      load: loadSchedules('content'),
    },
    {
      path: 'countdown',
      name: 'countdown',
      zh: '倒计时',
      en: 'Countdown',
      icon: 'countdown',
      load: loadSchedules('countdown'),
    },
    {
      path: 'custom',
      name: 'custom',
      zh: '定时发送素材',
      en: 'Scheduled materials',
      icon: 'calendar',
      load: loadSchedules('material'),
    },
    {
      path: 'news',
      name: 'news',
      zh: '定时新闻',
      en: 'News',
      icon: 'news',
      load: loadSchedules('news'),
    },
    {
      path: 'tasks',
      name: 'tasks',
      zh: '提醒任务',
      en: 'Reminders',
      icon: 'reminder',
      load: loadSchedules('reminder'),
    },
    {
      path: 'week',
      name: 'week',
      zh: '全部任务',
      en: 'All schedules',
      icon: 'week',
      isWhole: true,
      load: loadSchedules(),
    },
  ],
);
