import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as hooks from '.';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const SECTION = README.slice(
  README.indexOf('## Lists of your own'),
  README.indexOf('## Embedding'),
);

it('The README names each hook and no other', () => {
  const named = new Set([...SECTION.matchAll(/\buse[A-Z]\w+/g)].map(([name]) => name));
  const exported = Object.keys(hooks).filter((name) => name.startsWith('use'));
  expect([...named].sort()).toEqual(exported.sort());
});
