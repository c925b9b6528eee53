import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withWords } from './with-words';

const CONTENT = join(import.meta.dirname, '../content');
const page = (locale: string) => `/content/${locale}/keyword.mdx`;

/** Example messages to a robot, code and markup are not the interface. */
const ASIDE = /^> .*$|`[^`]*`|^```[^]*?^```|^import .*$|<[A-Za-z][^<>]*>/gm;
const QUOTED = /「([^」]+)」|"([^"]+)"/g;

describe('The words of the interface in the documentation', () => {
  it.each([
    ['a text of a message table', '点「[[connection.test]]」。', '点「测试连接」。'],
    ['the label of a setting', '「[[setting.preventWords]]」', '「敏感词」'],
    ['a label that settings share', '「[[setting.proxyPassUrl]]」', '「接口地址」'],
    ['the option of a choice', '「[[SEND_STATE.unknown]]」', '「结果未知」'],
    ['a text with a value', '「[[robot-card.saved 13]]」', '「已保存第 13 版」'],
  ])('are those of today: %s', (_, written, read) => {
    expect(withWords(page('zh-CN'), written)).toBe(read);
  });

  it('are in the language of the page', () => {
    expect(withWords(page('en'), '"[[connection.test]]"')).toBe('"Test the connection"');
    expect(withWords('/README.mdx', '"[[connection.test]]"')).toBe('"[[connection.test]]"');
  });

  it.each(['[[connection.gone]]', '[[robot-card.saved]]', '[[connection.test 3]]'])(
    'have to exist, with their values: %s',
    (written) => {
      expect(() => withWords(page('en'), written)).toThrow(written.slice(2, 10));
    },
  );

  it.each(
    readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.mdx'),
    ),
  )('are named by their ids, so that a renamed button is renamed here: %s', (name) => {
    const text = readFileSync(join(CONTENT, name), 'utf8').replace(ASIDE, '');
    const quoted = [...text.matchAll(QUOTED)].map(([, chinese, english]) => chinese ?? english);
    expect(quoted.filter((word) => !/^\[\[.*\]\]$/.test(word ?? ''))).toEqual([]);
  });
});
