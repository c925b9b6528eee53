import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AWAITED_TEXTS } from './awaited-texts';
import { SEEN_FILE } from './seen-file.mjs';

const seen = new Set(readFileSync(SEEN_FILE, 'utf8').split('\n'));

describe("every text of the specification's sections 4, 5 and 8", () => {
  it.each([...AWAITED_TEXTS.keys()])('appears in a story: %s', (text) => {
    expect(seen.has(text)).toBe(true);
  });
});
