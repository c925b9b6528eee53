import { expect, it } from 'vitest';
import { matchLocale } from './locale';

it('speaks Chinese to a Chinese reader and to one who names no language', () => {
  expect(['zh', 'zh-TW', 'ZH-cn', undefined, '', '*'].map(matchLocale)).toEqual(
    Array.from({ length: 6 }, () => 'zh-CN'),
  );
});

it('speaks English to everyone else', () => {
  expect(['en', 'en-GB', 'fr', 'ja-JP', 'zu'].map(matchLocale)).toEqual(
    Array.from({ length: 5 }, () => 'en'),
  );
});

it('takes the first known language of several', () => {
  expect(matchLocale('fr-CH, fr;q=0.9, zh;q=0.8, en;q=0.7')).toBe('zh-CN');
  expect(matchLocale('de, en;q=0.8, zh;q=0.7')).toBe('en');
});
