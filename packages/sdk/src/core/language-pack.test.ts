import { expect, it, vi } from 'vitest';
import { zhTw } from '../languages/zh-tw';
import { cronSentence } from '../cron/cron-sentence';
import { readCron } from '../cron';
import { addLanguage, hasLanguage, loadLanguage, offerLanguage, textIn } from './language-pack';
import { codeText } from './code-texts';
import { ruleText } from './rule-texts';

it('writes the texts of rules and codes in a language that was added, the rest in English', () => {
  addLanguage('ja', { texts: { 'E-mail is required': 'メールアドレスを入力してください' } });
  expect(ruleText('email.required', 'ja')).toBe('メールアドレスを入力してください');
  expect(ruleText('email.required', 'ja-JP')).toBe('メールアドレスを入力してください');
  expect(ruleText('name.required', 'ja')).toBe('Name is required');
  expect(codeText(10004, 'de-AT')).toBe('Not found, or deleted');
});

it('loads a language once it is needed, one time, and not before', async () => {
  const load = vi.fn(() => Promise.resolve({ texts: { Name: 'Nom' } }));
  offerLanguage('fr', load);
  expect(hasLanguage('fr-CA')).toBe(false);
  expect(hasLanguage('it')).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([loadLanguage('fr-CA'), loadLanguage('fr')]);
  await loadLanguage('fr');
  expect(hasLanguage('fr-CA')).toBe(true);
  expect(textIn({ 'zh-CN': '名称', en: 'Name' }, 'fr-CA')).toBe('Nom');
});

it('asks again for a language that did not come', async () => {
  const load = vi.fn(() => Promise.resolve({ texts: { Name: 'Naam' } }));
  load.mockRejectedValueOnce(new Error('offline'));
  offerLanguage('nl', load);
  await expect(loadLanguage('nl')).rejects.toThrow('offline');
  expect(textIn({ 'zh-CN': '名称', en: 'Name' }, 'nl')).toBe('Name');
  await loadLanguage('nl');
  expect(textIn({ 'zh-CN': '名称', en: 'Name' }, 'nl')).toBe('Naam');
});

it('writes Traditional Chinese for Taiwan, Hong Kong and Macao, and Simplified for the rest', () => {
  addLanguage('zh-TW', zhTw);
  expect(['zh-TW', 'zh-HK', 'zh-Hant'].map((tag) => ruleText('email.required', tag))).toEqual(
    Array.from({ length: 3 }, () => '電子郵件必填'),
  );
  expect(ruleText('email.required', 'zh-SG')).toBe('邮箱必填');
});

it('says in Traditional Chinese when the robot runs', () => {
  const reading = readCron('0 30 8 * * 1-5');
  expect(reading.status === 'accepted' && cronSentence(reading.schedule, 'zh-TW')).toBe(
    '每週一至週五 08:30',
  );
});
