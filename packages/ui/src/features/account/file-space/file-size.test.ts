import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it('tells a size in the largest unit that fits', () => {
  const MB = 1024 * 1024;
  const sizes = [0, 999, 1024, 655_360, 1.5 * MB, 312 * MB, 1024 * MB, 1024 ** 5];
  expect(sizes.map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '640 KB',
    '1.5 MB',
    '312 MB',
    '1 GB',
    '1,024 TB',
  ]);
});
