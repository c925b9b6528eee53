import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';

const inShanghai = (calendar: string) =>
  new Intl.DateTimeFormat(`zh-CN-u-ca-${calendar}`, {
    timeZone: ROBOT_TIME_ZONE,
    dateStyle: 'full',
  });

/** The lunar year, month and day without the weekday, which both calendars share. */
const lunarDay = (now: Date) =>
  inShanghai('chinese')
    .formatToParts(now)
    .filter(({ type }: { readonly type: string }) => type !== 'weekday' && type !== 'relatedYear')
    .map(({ value }) => value)
    .join('');

/** The date and the weekday of a moment in Shanghai. */
export const dayText = (moment: Date) => inShanghai('gregory').format(moment);

/** The date, the weekday and the lunar day of a moment in Shanghai. */
export const todayText = (now: Date) => `今天是 ${dayText(now)}，农历${lunarDay(now)}`;
