import type { Locale } from '../core/locale';
import type { CronSchedule } from './cron.model';
import { englishSentence } from './cron-sentence-en.messages';
import { chineseSentence } from './cron-sentence-zh.messages';

/** When the robot runs, as a sentence in Asia/Shanghai time; uneven steps are listed by their actual times. */
export const cronSentence = (schedule: CronSchedule, locale: Locale): string =>
  locale === 'zh-CN' ? chineseSentence(schedule) : englishSentence(schedule);
