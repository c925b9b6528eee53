import { defineMessages } from '#messages';

interface Labelled {
  readonly label: string;
}

/** The texts of the calendar of a date. */
export const dateFieldMessages = defineMessages(
  'date-field',
  () => ({
    open: ({ label }: Labelled) => `从日历选${label}`,
    calendar: ({ label }: Labelled) => `${label}的日历`,
    year: '年份',
    month: '月份',
    previous: '上个月',
    next: '下个月',
    hour: '小时',
    minute: '分钟',
    done: '确定',
  }),
  () => ({
    open: ({ label }) => `Choose from a calendar: ${label}`,
    calendar: ({ label }) => `Calendar: ${label}`,
    year: 'Year',
    month: 'Month',
    previous: 'Previous month',
    next: 'Next month',
    hour: 'Hour',
    minute: 'Minute',
    done: 'Done',
  }),
);
