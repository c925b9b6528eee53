import { expect, it } from 'vitest';
import { withoutKeys } from '../../security/without-keys';
import { setupOf, usedUpOf } from './log-setup';

it('holds no key, no token, and no header of an account', () => {
  const config = {
    gpttoken: 'sk-1',
    txApiKey: 'sk-2',
    tencentSecretId: 'sk-3',
    summerConfig: { token: 'sk-4', baseUrl: 'https://example.com' },
    callBackEvents: [{ keywords: ['a'], moreData: [{ key: 'k', value: 'sk-5' }] }],
    conversationRecord: { customUrl: 'sk-6' },
    replyKeywords: [{ keywords: ['token'], replys: [{ type: 5, thumbKey: 'thumb' }] }],
  };
  const dialogues = [{ id: '1', botConfig: { token: 'sk-7', ttsConfig: { secretKey: 'sk-8' } } }];
  const { config: stored, dialogues: storedDialogues } = setupOf(3, config, dialogues);
  expect(stored + storedDialogues).not.toContain('sk-');
  expect(JSON.parse(stored)).toMatchObject({
    gpttoken: '******',
    summerConfig: { baseUrl: 'https://example.com' },
    replyKeywords: config.replyKeywords,
    callBackEvents: [{ keywords: ['a'], moreData: [{ key: 'k', value: '******' }] }],
  });
});

it('leaves an empty key empty, which decides what the robot does', () => {
  expect(withoutKeys({ gpttoken: '' })).toEqual({ gpttoken: '' });
});

it('is the same after an answer, and another after a change', () => {
  const dialogue = { id: '1', usedNum: 1 };
  const one = setupOf(1, { a: 1 }, [dialogue]);
  expect(setupOf(1, { a: 1 }, [{ ...dialogue, usedNum: 2 }]).hash).toBe(one.hash);
  expect(setupOf(1, { a: 2 }, [dialogue]).hash).not.toBe(one.hash);
});

it('names the dialogues that give no more answers', () => {
  const dialogue = (id: string, limitNum: number, usedNum: number) => ({ id, limitNum, usedNum });
  expect(usedUpOf([dialogue('a', 0, 9), dialogue('b', 5, 4), dialogue('c', 5, 5)])).toEqual(['c']);
});
