import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract';
import fields from './spec-call-fields.json';

/** Section 7 of the product specification, one line per call. */
const SPEC_CALLS = readFileSync(new URL('./spec-calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;
const declared = endpoints.filter(({ origin }) => origin === 'spec').map(nameOf);

describe('the calls of the specification', () => {
  it.each(SPEC_CALLS)('have %s', (call) => {
    expect(declared).toContain(call);
  });

  it('are all that claim to be of it', () => {
    expect(declared.filter((call) => !SPEC_CALLS.includes(call))).toEqual([]);
  });
});

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** The field names of a schema, including all its variants; of a list, those of its items. */
function fieldsOf({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Shape): string[] {
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...parts.flatMap(fieldsOf)];
}

const shapeOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;

interface CallFields {
  readonly takes?: readonly string[];
  readonly gives?: readonly string[];
}

describe('the fields of the calls', () => {
  it.each(Object.entries<CallFields>(fields))(
    'are those of %s',
    (name, { takes = [], gives = [] }) => {
      const call = endpoints.find((endpoint) => nameOf(endpoint) === name);
      if (!call) throw new Error(`There is no call ${name}`);
      const taken = fieldsOf(shapeOf(call.request, 'input'));
      const given = fieldsOf(shapeOf(call.response, 'output'));
      expect(taken).toEqual(expect.arrayContaining([...takes]));
      expect(given).toEqual(expect.arrayContaining([...gives]));
    },
  );

  it.each([
    ['POST /api/signup', 2],
    ['POST /api/login', 1],
  ])('say by their code type what they are: %s is %i', (name, codeType) => {
    const call = endpoints.find((endpoint) => nameOf(endpoint) === name);
    const codeTypeOf = (value: number) =>
      call?.request.safeParse({
        name: '林知远',
        email: 'lin@qinghe.cn',
        password: 'correct horse',
        codeType: value,
      }).success;
    expect(codeTypeOf(codeType)).toBe(true);
    expect(codeTypeOf(codeType === 1 ? 2 : 1)).toBe(false);
  });
});
