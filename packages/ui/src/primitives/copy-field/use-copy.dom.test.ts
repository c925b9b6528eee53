import { expect, it, vi } from 'vitest';
import { copyText } from './use-copy';

/** jsdom implements neither clipboard API. */
function usePage(isSecureContext: boolean, copies: boolean) {
  let copied = '';
  vi.stubGlobal('isSecureContext', isSecureContext);
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    copied = field?.value ?? '';
    return copies;
  };
  return () => copied;
}

it('copies on a page without https, and leaves nothing behind', async () => {
  const copied = usePage(false, true);
  await copyText('密钥 42', document.body);
  expect(copied()).toBe('密钥 42');
  expect(document.querySelector('textarea')).toBeNull();
});

it('says when the browser refuses', async () => {
  usePage(false, false);
  await expect(copyText('密钥', document.body)).rejects.toThrow();
  expect(document.querySelector('textarea')).toBeNull();
});
