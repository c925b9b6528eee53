import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freeBytes, isOutOfSpace, OutOfSpace } from './free-space';

it('The free space is that of the disk of a folder, and unlimited where there is none', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0);
  expect(await freeBytes(join(tmpdir(), 'nowhere', 'at-all'))).toBe(Infinity);
});

it.runIf(process.platform === 'linux')('A file system without a size is not full', async () => {
  expect(await freeBytes('/proc')).toBe(Infinity);
});

it.each([
  [new OutOfSpace('a file'), true],
  [Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }), true],
  [Object.assign(new Error('cannot execute INSERT'), { code: '25006' }), true],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('select'), false],
  ['text', false],
])('%s is for want of space: %s', (error, expected) => {
  expect(isOutOfSpace(error)).toBe(expected);
  const query = Object.assign(new Error('Failed query', { cause: error }), {
    query: '',
    params: [],
  });
  expect(isOutOfSpace(query)).toBe(expected);
});
