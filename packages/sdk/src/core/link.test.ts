import { describe, expect, it } from 'vitest';
import { isLink, isWebAddress } from './link';

describe('the check of a link', () => {
  it('takes http, https, mailto and tel', () => {
    for (const link of ['http://a.cn', 'HTTPS://a.cn/路径?q=1', 'mailto:a@b.cn', 'tel:+8610']) {
      expect(isLink(link)).toBe(true);
    }
  });

  it('refuses everything else', () => {
    for (const link of [
      '',
      'a.cn',
      '//a.cn',
      'ftp://a.cn',
      'javascript:alert(1)',
      'http://',
      'mailto:',
      'http:/a.cn',
      'https://a.cn b',
      'data:text/html,x',
      ' ',
    ]) {
      expect(isLink(link)).toBe(false);
    }
  });

  it('takes only http and https as an address to call', () => {
    expect(isWebAddress('http://127.0.0.1:9000/hook')).toBe(true);
    expect(isWebAddress('mailto:a@b.cn')).toBe(false);
  });
});
