import { isChinese, isTraditional, type Locale } from '../core/locale';
import type { CronSchedule } from './cron.model';
import { englishSentence } from './cron-sentence-en.messages';
import { chineseSentence } from './cron-sentence-zh.messages';

/** The characters of the Chinese sentences that are written otherwise in Traditional Chinese. */
const TRADITIONAL: Readonly<Record<string, string>> = {
  钟: '鐘',
  时: '時',
  点: '點',
  个: '個',
  周: '週',
  从: '從',
  后: '後',
  当: '當',
};
const inTraditional = (sentence: string): string =>
  sentence.replace(/./gu, (character) => TRADITIONAL[character] ?? character);

/** When the robot runs, as a sentence in Asia/Shanghai time; uneven steps are listed by their actual times. */
export function cronSentence(schedule: CronSchedule, locale: Locale): string {
  if (!isChinese(locale)) return englishSentence(schedule);
  const sentence = chineseSentence(schedule);
  return isTraditional(locale) ? inTraditional(sentence) : sentence;
}
