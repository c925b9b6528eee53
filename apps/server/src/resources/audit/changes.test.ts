import type { JsonObject } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes';

describe('A change', () => {
  it('has the beginning of a long text and its length, and never half of a character', () => {
    const [change] = changesBetween(
      { text: '' },
      { text: `${'x'.repeat(199)}😀 and more` },
    ).changes;
    expect(change?.after).toEqual({ text: 'x'.repeat(199), length: 210, isHidden: false });
  });

  it('is counted beyond those that are listed', () => {
    const after = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, at]));
    const { changes, moreChanges } = changesBetween({}, after);
    expect([changes.length, moreChanges]).toEqual([40, 10]);
  });

  it('hides what is inside of a secret and the values of pairs, wherever they stand', () => {
    const secret: JsonObject = {
      token: { inner: 'canary' },
      moreData: [{ key: 'auth', value: 'canary' }],
      whole: [{ header: [{ key: 'auth', value: 'canary' }], apiKey: 'canary' }],
      proxyUrl: 'socks5://me:canary@proxy.example.com',
    };
    const pair = (value: string) => ({ moreData: [{ key: 'auth', value }] });
    const states: readonly (readonly [JsonObject, JsonObject])[] = [
      [{}, secret],
      [secret, {}],
      [{ ...secret, ...pair('canary 2') }, secret],
      [{ moreData: [] }, pair('canary')],
      [{ token: { inner: 'canary 2' } }, secret],
    ];
    for (const [before, after] of states) {
      const entry = JSON.stringify(changesBetween(before, after));
      expect(entry).not.toContain('canary');
      expect(entry.length).toBeGreaterThan(60);
    }
  });
});
