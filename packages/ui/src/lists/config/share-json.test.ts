import type { JsonObject } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { shareObject } from './share-json';

const parse = (text: string) => JSON.parse(text) as JsonObject;
const share = (before: string, next: string) => {
  const known = parse(before);
  return { known, shared: shareObject(known, parse(next)) };
};

describe('A document that is read again', () => {
  it('is the same object where nothing has changed', () => {
    const { known, shared } = share('{"a":[{"b":1}],"c":null}', '{"a":[{"b":1}],"c":null}');
    expect(shared).toBe(known);
  });

  it('has the same rows beside the one that has changed', () => {
    const { known, shared } = share('{"a":[{"b":1},{"b":2}]}', '{"a":[{"b":1},{"b":3},{"b":4}]}');
    expect(shared).toEqual({ a: [{ b: 1 }, { b: 3 }, { b: 4 }] });
    expect([shared['a']].flat()[0]).toBe([known['a']].flat()[0]);
  });

  it.each([
    ['{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['{"a":{}}', '{"a":{"__proto__":{}}}'],
    ['{}', '{"__proto__":{}}'],
    ['{"a":[1,2]}', '{"a":[1]}'],
    ['{"a":[]}', '{"a":{}}'],
    ['{"a":{"b":1}}', '{"a":{}}'],
  ])('is exactly what was read last: %s, then %s', (before, next) => {
    expect(JSON.stringify(share(before, next).shared)).toBe(next);
  });
});
