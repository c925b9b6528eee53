import { expect, it } from 'vitest';
import { formatDuration } from './mass-send.model';

it('says how long something takes in the words of the language', () => {
  expect(formatDuration(576_000, 'zh-CN')).toBe('9分钟36秒');
  expect(formatDuration(576_000, 'en')).toBe('9 min 36 sec');
  expect(formatDuration(100, 'zh-CN')).toBe('1秒');
  expect(formatDuration(3_600_000 + 125_000, 'zh-CN')).toBe('1小时2分钟');
});
