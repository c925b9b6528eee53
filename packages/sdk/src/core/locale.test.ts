import { expect, it } from 'vitest';
import { canonicalLocale, matchLocale, shippedLocale } from './locale';

it('speaks Chinese to a Chinese reader and to one who names no language', () => {
  expect(['zh', 'zh-SG', 'ZH-cn', 'zh-Hans-HK', undefined, '', '*'].map(matchLocale)).toEqual(
    Array.from({ length: 7 }, () => 'zh-CN'),
  );
});

it('writes Traditional Chinese to who reads it', () => {
  expect(['zh-TW', 'zh-hant', 'zh_TW', 'zh-HK', 'zh-Hant-MO'].map(matchLocale)).toEqual(
    Array.from({ length: 5 }, () => 'zh-TW'),
  );
  expect(matchLocale('fr, zh-TW;q=0.9, zh;q=0.8, en;q=0.7')).toBe('zh-TW');
});

it('speaks English to everyone else', () => {
  expect(['en', 'en-GB', 'fr', 'ja-JP', 'zu', 'zhx'].map(matchLocale)).toEqual(
    Array.from({ length: 6 }, () => 'en'),
  );
});

it('takes the first known language of several', () => {
  expect(matchLocale('fr-CH, fr;q=0.9, zh;q=0.8, en;q=0.7')).toBe('zh-CN');
  expect(matchLocale('de, en;q=0.8, zh;q=0.7')).toBe('en');
});

it('takes a tag however it is written, and English for what is none', () => {
  expect(['ZH-tw', 'pt_br', 'ja', 'no tag', ''].map(canonicalLocale)).toEqual([
    'zh-TW',
    'pt-BR',
    'ja',
    'en',
    'zh-CN',
  ]);
  expect(shippedLocale('zh-HK')).toBe('zh-TW');
});
