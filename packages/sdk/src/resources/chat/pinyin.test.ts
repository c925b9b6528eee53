import { describe, expect, it } from 'vitest';
import { comparePinyin, initialsOf, mayBeInitials, pinyinKey } from './pinyin';

const byKey = (one: string, other: string) => (pinyinKey(one) < pinyinKey(other) ? -1 : 1);

describe('Names by pinyin', () => {
  it('are sorted by a key as by a collator', () => {
    const names = [
      '张三',
      '李四',
      '阿宝',
      '赵云',
      '李白',
      'Bob',
      'alice',
      '12 班',
      '🌸 花店',
      '王五',
    ];
    const sorted = [
      '🌸 花店',
      '12 班',
      '阿宝',
      '李白',
      '李四',
      '王五',
      '张三',
      '赵云',
      'alice',
      'Bob',
    ];
    expect([...names].sort(byKey)).toEqual(sorted);
    expect([...names].sort(comparePinyin)).toEqual(sorted);
  });

  it('have a key of digits and small letters, even without a name', () => {
    for (const name of ['', ' ', '张三', 'Élodie', '𠮷野家', '😀'.repeat(50), '~'.repeat(300)]) {
      expect(pinyinKey(name)).toMatch(/^a[\da-z]{0,48}$/);
    }
    expect(pinyinKey('ALICE')).toBe(pinyinKey('alice'));
    expect(pinyinKey('李')).not.toBe(pinyinKey('李四'));
  });

  it('are found by the first letters of characters and words', () => {
    expect(initialsOf('张三')).toBe('zs');
    expect(initialsOf('Alice Wang 2群')).toBe('aw2q');
    expect(initialsOf('🌸林知远-客户')).toBe('lzykh');
    expect(initialsOf('~')).toBe('');
  });

  it('begin with each letter that a syllable has', () => {
    const name = '阿包陈邓鄂冯高黄江孔李马倪欧潘秦任孙唐王徐杨赵';
    expect(initialsOf(name)).toBe('abcdefghjklmnopqrstwxyz');
  });

  it('may be meant by letters and digits alone', () => {
    expect(['zs', 'ZS', 'dsh2'].map(mayBeInitials)).toEqual([true, true, true]);
    expect(['张', 'z s', 'z%', ''].map(mayBeInitials)).toEqual([false, false, false, false]);
  });
});
