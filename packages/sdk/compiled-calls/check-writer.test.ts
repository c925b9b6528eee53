import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leavesAsIs, unchangedBy } from '../src/core/as-is';
import { createCheckWriter } from './check-writer';
import { runModule } from './run-module.fixtures';

/** Whether the compiled check of a schema takes each of some values. */
async function taken(schema: z.core.$ZodType, values: readonly unknown[]) {
  const writer = createCheckWriter(unchangedBy);
  const condition = writer.conditionOf(schema);
  const source = [...writer.functions(), `export const fits = (v) => ${condition};`].join('\n');
  const { fits } = (await runModule(source)) as { fits: (value: unknown) => boolean };
  return values.map(fits);
}

const text = z.object({ kind: z.literal('text'), text: z.string() });
const link = z.object({ kind: z.literal('link'), url: z.string(), title: z.optional(z.string()) });

describe('a compiled check', () => {
  it('leaves a missing, a wrong and a further field to the schema', async () => {
    const answers = [{ kind: 'text', text: '' }, { kind: 'text' }, { kind: 'text', text: 1 }];
    const further = { kind: 'text', text: '', more: 1 };
    expect(await taken(text, [...answers, further])).toEqual([true, false, false, false]);
  });

  it('takes an object without an optional field, but not with a default that is missing', async () => {
    const schema = z.object({
      name: z.optional(z.string()),
      tags: z._default(z.array(z.string()), []),
    });
    const answers = [{ tags: ['a'] }, { name: 'a', tags: [] }, {}, { name: null, tags: [] }, []];
    expect(await taken(schema, answers)).toEqual([true, true, false, false, false]);
  });

  it('leaves a missing field to the schema that has something in its place', async () => {
    const schema = z.object({ name: z.optional(z._default(z.string(), 'Nobody')) });
    expect(await taken(schema, [{ name: '' }, {}])).toEqual([true, false]);
  });

  it('takes no array for an object, whatever the object has', async () => {
    const text = z.object({ length: z.number() });
    expect(await taken(text, [{ length: 1 }, ['a']])).toEqual([true, false]);
    expect(await taken(z.object({ name: z.optional(z.string()) }), [{}, []])).toEqual([
      true,
      false,
    ]);
  });

  it('takes further fields where the schema keeps them, apart from a prototype', async () => {
    const schema = z.looseObject({ name: z.string() });
    const answers = [{ name: '', more: 1 }, JSON.parse('{"name":"","__proto__":{}}')];
    expect(await taken(schema, answers)).toEqual([true, false]);
  });

  it('lets the discriminator choose the option', async () => {
    const schema = z.discriminatedUnion('kind', [text, link]);
    const answers = [
      { kind: 'text', text: '' },
      { kind: 'link', url: '' },
      { kind: 'link', text: '' },
    ];
    expect(await taken(schema, [...answers, { text: '' }, null])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes an option of a plain union only if no earlier one would take the value and change it', async () => {
    const answers = [{ names: [] }, { ids: [] }];
    const apart = [
      z.object({ names: z.array(z.string()) }),
      z.object({ ids: z.array(z.string()) }),
    ];
    expect(await taken(z.union(apart), answers)).toEqual([true, true]);
    const first = z.object({ names: z.optional(z.array(z.string())) });
    expect(await taken(z.union([first, z.object({ ids: z.array(z.string()) })]), answers)).toEqual([
      true,
      false,
    ]);
    expect(await taken(z.union([z.string(), z.number()]), ['', 1, true])).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('knows the names of a record with a list of them, and takes any others', async () => {
    const counts = z.record(z.enum(['sent', 'failed']), z.number());
    const answers = [{ sent: 1, failed: 0 }, { sent: 1 }, { sent: 1, failed: 0, more: 1 }];
    expect(await taken(counts, answers)).toEqual([true, false, false]);
    const any = z.record(z.string(), z.number());
    expect(await taken(any, [{ a: 1 }, { a: '' }, [], JSON.parse('{"__proto__":1}')])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('observes limits, and leaves rules that only the schema knows to it', async () => {
    const few = z.array(z.int().check(z.minimum(0), z.maximum(9))).check(z.maxLength(2));
    expect(await taken(few, [[0, 9], [10], [-1], [0.5], [1, 2, 3]])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(await taken(z.string().check(z.refine((word) => word !== '')), ['a'])).toEqual([false]);
    expect(await taken(z.iso.datetime(), ['2026-11-27T00:00:00Z'])).toEqual([false]);
  });

  it('takes what a transforming schema leaves as it is', async () => {
    const upper = z.pipe(
      z.string(),
      z.transform((word: string) => word.toUpperCase()),
    );
    expect(await taken(z.object({ word: upper }), [{ word: 'A' }])).toEqual([false]);
    const declared = leavesAsIs(upper, z.literal('A'));
    expect(await taken(z.object({ word: declared }), [{ word: 'A' }, { word: 'a' }])).toEqual([
      true,
      false,
    ]);
  });

  it('refuses numbers that JSON has no form for', async () => {
    expect(await taken(z.number(), [1e9, Infinity, NaN, '1'])).toEqual([true, false, false, false]);
  });

  it('leaves what refers to itself to the schema', async () => {
    const tree = z.object({
      name: z.string(),
      get inner(): z.ZodMiniOptional<z.ZodMiniType> {
        return z.optional(tree);
      },
    });
    expect(await taken(tree, [{ name: '' }, { name: '', inner: { name: '' } }])).toEqual([
      true,
      false,
    ]);
  });
});
