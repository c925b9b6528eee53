import { section, type RouteEntry } from '../route-entry';

/** /schedule: what the robot sends at its hour. */
export const schedulePages: readonly RouteEntry[] = section(
  {
    name: 'schedule',
    menu: 'content',
    fold: { title: { 'zh-CN': '定时任务', en: 'Schedules' }, icon: 'schedule' },
  },
  [],
);
