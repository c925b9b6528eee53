import { describe, expect, it } from 'vitest';
import { sampleInputSchema, sampleSchema } from './sample.rules';

const expected = { outcome: 'silent' as const, sends: [], asks: [] };

describe('a sample message', () => {
  it.each(['  林知远 ', ' ', '两\n行'])('keeps the name %j of its friend as it is', (name) => {
    const friend = { id: 'wxid_1', name };
    expect(sampleInputSchema.parse({ text: '你好', friend, expected }).friend).toEqual(friend);
  });

  it('is read whatever its texts, so that one of them never hides the others', () => {
    const chat = { id: '', name: '青禾'.repeat(5_000) };
    const long = 'x'.repeat(10_000);
    const outcome = {
      outcome: 'answered',
      sends: [{ kind: 'room', name: long, type: 1, text: long }],
      asks: [{ kind: 'callback', who: long, word: long }],
    };
    const texts = { text: 'a\0\ud83d', title: long, friend: chat, room: chat, expected: outcome };
    expect(sampleSchema.parse({ id: '1', version: 1, ...texts })).toMatchObject(texts);
  });
});
