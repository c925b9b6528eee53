export { ScheduleWeek, type ScheduleWeekProps } from './schedule-week';
export { ScheduleWeekScreen } from './schedule-week-screen';
