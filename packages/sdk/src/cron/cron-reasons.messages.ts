import { textIn } from '../core/language-pack';
import { isChinese, type Locale, type Text } from '../core/locale';
import type { RuleText } from '../core/rule-text';
import { CRON_FIELD_TEXT, type CronField } from './cron.constants';

/** Why an expression is rejected. The first reasons concern safety, the others what the robot cannot parse. */
export const CRON_REASON_TEXT = {
  'cron.empty': { 'zh-CN': '执行时间必填', en: 'Choose when to run', missing: true },
  'cron.never': { 'zh-CN': '这个时间永远不会到来', en: 'This time never comes' },
  'cron.rare': {
    'zh-CN': '间隔长达 28 年，机器人找不到这个时间',
    en: 'Once in 28 years is too rare for the robot to find',
  },
  'cron.frequent': { 'zh-CN': '每分钟最多执行一次', en: 'At most one run a minute' },
  'cron.length': { 'zh-CN': '不能超过 500 个字符', en: 'At most 500 characters' },

  'cron.fields': {
    'zh-CN': '需要 6 段，用空格分隔：秒 分 时 日 月 星期',
    en: 'Write six fields with spaces between: second, minute, hour, day, month, weekday',
  },
  'cron.macro': {
    'zh-CN': '机器人只认识 @yearly、@monthly、@weekly、@daily 和 @hourly',
    en: 'The robot knows only @yearly, @monthly, @weekly, @daily and @hourly',
  },
  'cron.syntax': {
    'zh-CN': '机器人无法识别，例如可以写 5、1-5、*/2 或 1,15',
    en: 'The robot cannot read this; write for example 5, 1-5, */2 or 1,15',
  },
  'cron.bounds': { 'zh-CN': '数值超出范围', en: 'A value is out of range' },
  'cron.range': {
    'zh-CN': '范围的起点必须小于终点，单个值请直接写，例如 43',
    en: 'A range must rise; write a single value on its own, such as 43',
  },
  'cron.step': { 'zh-CN': '间隔不能为 0', en: 'A step cannot be 0' },
  'cron.hash': { 'zh-CN': '机器人不支持 H', en: 'The robot does not know H' },
  'cron.last.weekday': {
    'zh-CN': '机器人的星期不支持 L',
    en: 'The robot does not know L in the weekday field',
  },
  'cron.last.order': {
    'zh-CN': '与 L 同时使用时，日期必须从小到大',
    en: 'Beside L the days must rise',
  },
  'cron.last.nth': {
    'zh-CN': '包含 2 月时，L 不能与 #4 或 #5 同时使用',
    en: 'With February among the months, L does not go with #4 or #5',
  },
  'cron.nth': {
    'zh-CN': '# 前面只能是一个星期，后面只能是 1 到 5，例如 1#2',
    en: 'Write one weekday before # and 1 to 5 after it, such as 1#2',
  },
} as const satisfies Record<string, RuleText>;

/** The id of a reason for rejecting an expression. */
export type CronReason = keyof typeof CRON_REASON_TEXT;

/** The warnings about accepted expressions that the robot interprets differently from what users expect. */
export const CRON_WARNING_TEXT = {
  'cron.every-minute': {
    'zh-CN': '每分钟都会执行，确定吗？',
    en: 'This runs every minute. Are you sure?',
  },
  'cron.weekday.ignored': {
    'zh-CN': '机器人会忽略这里的星期，其余条件满足的每一天都会执行',
    en: 'The robot ignores the weekday here and runs on every day that fits the rest',
  },
  'cron.day.ignored': {
    'zh-CN': '机器人会忽略这里的日期',
    en: 'The robot ignores the day of the month here',
  },
  'cron.either': {
    'zh-CN': '日期和星期满足任意一个就会执行',
    en: 'This runs when either the day of the month or the weekday fits',
  },
  'cron.sunday': {
    'zh-CN': '以 7 结尾的范围不包含周日，周日请写 0',
    en: 'A range that ends in 7 leaves Sunday out; write 0 for Sunday',
  },
  'cron.skips': {
    'zh-CN': '没有这一天的月份会跳过',
    en: 'Months that lack such a day are skipped',
  },
} as const satisfies Record<string, Text>;

/** The id of a warning about an accepted expression. */
export type CronWarning = keyof typeof CRON_WARNING_TEXT;

/** The text of a rejection, preceded by the name of the field if one field is invalid. */
export function cronReasonText(
  refusal: { readonly reason: CronReason; readonly field?: CronField },
  locale: Locale,
): string {
  const text = textIn(CRON_REASON_TEXT[refusal.reason], locale);
  if (!refusal.field) return text;
  const colon = isChinese(locale) ? '：' : ': ';
  return textIn(CRON_FIELD_TEXT[refusal.field], locale) + colon + text;
}

/** The text of a warning. */
export const cronWarningText = (warning: CronWarning, locale: Locale): string =>
  textIn(CRON_WARNING_TEXT[warning], locale);
