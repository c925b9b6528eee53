import { expect, it } from 'vitest';
import { durationWords } from './duration.model';

it('says how long something takes in the words of the language', () => {
  expect(durationWords(576_000, 'zh-CN')).toBe('9分钟36秒');
  expect(durationWords(576_000, 'en')).toBe('9 min 36 sec');
  expect(durationWords(100, 'zh-CN')).toBe('1秒');
  expect(durationWords(3_600_000 + 125_000, 'zh-CN')).toBe('1小时2分钟');
});
