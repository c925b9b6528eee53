import { describe, expect, it } from 'vitest';
import {
  INTERFACE_TEXTS,
  isProse,
  named,
  textsOf,
  type InterfaceText,
} from './interface-texts.fixtures';

const HAN = /\p{Script=Han}/u;
const TABLE_TEXTS = INTERFACE_TEXTS.filter(({ path }) => !isProse(path));

/** A label, a title or a button, which is no sentence. */
const LABEL =
  /^(?:title|label|add|edit|save|cancel|confirm|submit|search|retry|close|open|remove|name)$|(?:Title|Label|Placeholder)$/;

const breaking = (pattern: RegExp, texts: readonly InterfaceText[] = INTERFACE_TEXTS) =>
  texts.filter(({ text }) => pattern.test(text)).map(named);

describe('A text', () => {
  it('quotes with straight quotes in English and with 「」 in Chinese', () => {
    expect(breaking(/[“”‘’]/)).toEqual([]);
    expect(breaking(/\p{Script=Han}"|"\p{Script=Han}/u, TABLE_TEXTS)).toEqual([]);
  });

  it('has no Chinese punctuation in English', () => {
    const english = TABLE_TEXTS.filter(({ text }) => /[A-Za-z]{2}/.test(text) && !HAN.test(text));
    expect(breaking(/[，。；：？！（）「」]/, english)).toEqual([]);
  });

  it('has full-width punctuation after Chinese', () => {
    expect(breaking(/\p{Script=Han}[,;:?!()]/u, TABLE_TEXTS)).toEqual([]);
  });

  it('has a space between Chinese and digits or Latin letters', () => {
    expect(breaking(/\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z]\p{Script=Han}/u)).toEqual([]);
  });

  it('has an ellipsis, not three dots', () => {
    expect(breaking(/[\p{Script=Han}a-z]\.\.\.(?!\w)/u, TABLE_TEXTS)).toEqual([]);
  });

  it('does not end with a space, nor with two stops', () => {
    expect(
      breaking(
        /\S[ ]+$|。。|，，/,
        TABLE_TEXTS.filter(({ text }) => HAN.test(text)),
      ),
    ).toEqual([]);
  });

  it('has no full stop as a label, a title or a button', () => {
    const labels = TABLE_TEXTS.filter(({ id }) => LABEL.test(id));
    expect(labels.length).toBeGreaterThan(500);
    expect(breaking(/[。.]$/, labels)).toEqual([]);
  });

  it('is found in a source with its id, and without what a template fills in', () => {
    const source = "  title: '你好',\n  used: ({ a }) => `已用 ${a} 个`,\n";
    expect(textsOf('x.ts', source).map(({ id, text }) => `${id}=${text}`)).toEqual([
      'title=你好',
      'used=已用 {} 个',
    ]);
  });
});
