import { expect, it } from 'vitest';
import { rowLabel } from './row-label';

it('calls a row by its keywords, with the comma of the language between them', () => {
  const row = { keywords: ['价格', '报价'], replys: [] };
  expect(rowLabel(row, 'zh-CN')).toBe('价格、报价');
  expect(rowLabel(row, 'en')).toBe('价格, 报价');
});
