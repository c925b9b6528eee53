import { expect, it } from 'vitest';
import { isSameSecret } from './secrets';

it('takes the same text or bytes alone for the same secret, of any length', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret(Buffer.from('秘密'), '秘密')).toBe(true);
  expect(isSameSecret('secret', 'secreT')).toBe(false);
  expect(isSameSecret('secret', 'secrets')).toBe(false);
  expect(isSameSecret('', 'secret')).toBe(false);
});
