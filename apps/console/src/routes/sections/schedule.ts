import { rulePage } from '../../pages/addressed-pages';
import { section, type RouteEntry } from '../route-entry';

/** /schedule: what the robot sends on a schedule. */
export const schedulePages: readonly RouteEntry[] = section(
  {
    name: 'schedule',
    menu: 'content',
    fold: { title: { 'zh-CN': '定时任务', en: 'Schedules' }, icon: 'schedule' },
  },
  [
    {
      path: 'day',
      name: 'day',
      zh: '每日说',
      en: 'Daily saying',
      icon: 'day',
      load: async () =>
        rulePage((await import('@chatdeck/ui/schedule/daily-saying')).DailySayingScreen),
    },
    {
      path: 'customContent',
      name: 'customContent',
      zh: '自定义内容',
      en: 'Custom content',
      icon: 'list',
      load: async () => (await import('@chatdeck/ui/batch-task/content')).CustomContentScreen,
    },
    {
      path: 'countdown',
      name: 'countdown',
      zh: '倒计时',
      en: 'Countdown',
      icon: 'countdown',
      load: async () => rulePage((await import('@chatdeck/ui/schedule/countdown')).CountdownScreen),
    },
    {
      path: 'custom',
      name: 'custom',
      zh: '定时发送素材',
      en: 'Materials on a schedule',
      icon: 'calendar',
      load: async () =>
        rulePage((await import('@chatdeck/ui/schedule/material')).MaterialScheduleScreen),
    },
    {
      path: 'news',
      name: 'news',
      zh: '定时新闻',
      en: 'News',
      icon: 'news',
      load: async () => rulePage((await import('@chatdeck/ui/schedule/news')).NewsScheduleScreen),
    },
    {
      path: 'tasks',
      name: 'tasks',
      zh: '提醒任务',
      en: 'Reminders',
      icon: 'reminder',
      load: async () => (await import('@chatdeck/ui/reminder')).ReminderScreen,
    },
    {
      path: 'week',
      name: 'week',
      zh: '一周安排',
      en: 'Week',
      icon: 'week',
      load: async () => (await import('@chatdeck/ui/schedule/week')).ScheduleWeekScreen,
    },
  ],
);
