import { describe, expect, it } from 'vitest';
import { ownFileName } from './own-file-name';

const url = 'https://files.example.com/2026/05/a81f-report.PDF?sign=1';

describe('A file in the library', () => {
  it('has the name that it came with', () => {
    expect(ownFileName({ name: ' 五月报告.pdf ', url })).toBe('五月报告.pdf');
  });

  it.each(['五月报告', '五月报告.docx'])(
    'has its stored name where “%s” is no name of it',
    (name) => {
      expect(ownFileName({ name, url })).toBe('a81f-report.PDF');
    },
  );
});
