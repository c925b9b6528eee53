import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../contract';
import { contactEndpoints } from '../resources/contact/contact.endpoints';
import { materialSchema } from '../resources/material/material.schema';
import { buildFriend, buildTextMaterial } from '../testing/fixtures';
import { fitsAsIs } from './as-is';

/** A valid answer with one part replaced, removed or added. */
const nearly = (right: object) =>
  fc
    .record({ path: fc.constantFrom(...pathsOf(right)), value: fc.jsonValue(), drop: fc.boolean() })
    .map(({ path, value, drop }) => {
      const copy = structuredClone(right) as Record<string, unknown>;
      const owner = path.slice(0, -1).reduce((at, key) => at[key] as typeof copy, copy);
      const last = path.at(-1) ?? '';
      if (drop) Reflect.deleteProperty(owner, last);
      else owner[last] = value;
      // As received over the network.
      return JSON.parse(JSON.stringify(copy)) as unknown;
    });

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => [
    [key],
    ...pathsOf(item).map((path) => [key, ...path]),
  ]);
  return [...inner, ['unknown']];
}

function agrees(schema: z.ZodMiniType, value: unknown) {
  if (!fitsAsIs(schema)(value)) return;
  expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
}

describe('the quick way through answers', () => {
  it('takes right pages and right materials', () => {
    const page = { count: 1, list: [buildFriend(0)] };
    expect(fitsAsIs(contactEndpoints.list.response)(page)).toBe(true);
    expect(fitsAsIs(materialSchema)(buildTextMaterial(0))).toBe(true);
  });

  it('never takes what the schema would refuse or change', () => {
    const page = { count: 2, list: [buildFriend(0), buildFriend(0)] };
    fc.assert(
      fc.property(nearly(page), (value) => agrees(contactEndpoints.list.response, value)),
      { numRuns: 3_000 },
    );
    fc.assert(
      fc.property(nearly(buildTextMaterial(0)), (value) => agrees(materialSchema, value)),
      { numRuns: 3_000 },
    );
  });

  it('holds for any answer of any call', () => {
    const anyCall = fc.tuple(fc.constantFrom(...endpoints), fc.jsonValue());
    fc.assert(
      fc.property(anyCall, ([call, value]) => agrees(call.response, value)),
      { numRuns: 5_000 },
    );
  });
});
