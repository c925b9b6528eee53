import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../contract';

/** Section 7 of the product specification, a line for each call. */
const SPEC_CALLS = readFileSync(new URL('./spec-calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it('declares exactly the calls of the specification as its own', () => {
  const declared = endpoints
    .filter(({ origin }) => origin === 'spec')
    .map(({ method, path }) => `${method} ${path}`);
  expect(declared.sort()).toEqual([...SPEC_CALLS].sort());
});
