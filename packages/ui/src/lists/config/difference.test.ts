import { describe, expect, it } from 'vitest';
import { readConfig } from './config-document';
import { bothOf, differences } from './difference';
import { fieldOf } from './fields/config-fields';

const read = (config: object) => {
  const found = readConfig(JSON.stringify(config));
  if (!found) throw new Error('Not a config');
  return found;
};
const changes = (before: object, after: object) => differences(read(before), read(after), 'zh-CN');

describe('The difference between two configs', () => {
  it('is nothing between a missing field and its default', () => {
    expect(changes({}, { chatDelay: 2, roomAt: true, replyKeywords: [] })).toEqual([]);
  });

  it('gives old and new value', () => {
    expect(changes({}, { chatDelay: 5 })).toEqual([
      { kind: 'value', field: fieldOf('chatDelay'), before: 2, after: 5 },
    ]);
  });

  it('gives the rows of a list that came, went and changed', () => {
    const rule = (keywords: string[], reg = 1) => ({ keywords, reg });
    expect(
      changes(
        { replyKeywords: [rule(['价格']), rule(['活动']), rule(['地址'])] },
        { replyKeywords: [rule(['地址']), rule(['价格'], 2), rule(['报名', '名额'])] },
      ),
    ).toEqual([
      {
        kind: 'list',
        field: fieldOf('replyKeywords'),
        added: ['报名、名额'],
        removed: ['活动'],
        altered: ['价格'],
      },
    ]);
  });

  it('words no secret, and no field that it does not know', () => {
    const found = changes(
      { gpttoken: 'sk-old', uploadFileConfig: { ossConfig: { aliAkSecret: 'old' } } },
      { gpttoken: 'sk-new', uploadFileConfig: { ossConfig: { aliAkSecret: 'new' } }, claw: 'k' },
    );
    expect(found.map(({ kind }) => kind)).toEqual(['hidden', 'hidden', 'unknown']);
    expect(JSON.stringify(found)).not.toMatch(/sk-|"old"|"new"/);
  });

  it('can be both sides at once for lists of words', () => {
    const keywords = fieldOf('acceptFriendKeyWords');
    const delay = fieldOf('chatDelay');
    if (!keywords || !delay) throw new Error('No such field');
    expect(bothOf(keywords, ['读书', '共读'], ['读书', '青禾'])).toEqual(['读书', '青禾', '共读']);
    expect(bothOf(delay, 2, 3)).toBeUndefined();
  });
});
