import { expect, it } from 'vitest';
import { decodeText, FILE_MAX } from './decode-text';

const bytes = (...values: readonly number[]) => new Uint8Array(values);

it('reads the encodings that spreadsheets save', () => {
  const utf8 = new TextEncoder().encode('价格,19');
  expect(decodeText(utf8)).toEqual({ text: '价格,19' });
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...utf8))).toEqual({ text: '价格,19' });
  // 价格 in GBK.
  expect(decodeText(bytes(0xbc, 0xdb, 0xb8, 0xf1, 0x2c, 0x31))).toEqual({ text: '价格,1' });
  expect(decodeText(bytes(0xff, 0xfe, 0xf7, 0x4e))).toEqual({ text: '价' });
  expect(decodeText(bytes(0xfe, 0xff, 0x4e, 0xf7))).toEqual({ text: '价' });
});

it('says why a file has no text', () => {
  expect(decodeText(bytes(0x50, 0x4b, 3, 4))).toBe('workbook');
  expect(decodeText(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBe('workbook');
  expect(decodeText(bytes(0x61, 0, 0x62))).toBe('unreadable');
  expect(decodeText(bytes(0xff, 0xff))).toBe('unreadable');
  expect(decodeText(new Uint8Array(FILE_MAX + 1))).toBe('large');
});
