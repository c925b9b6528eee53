import { describe, expect, it } from 'vitest';
import { configDocumentSchema } from './robot.rules';
import { readList, readPart } from './config-list';
import { malformedConfig } from './malformed-config.fixtures';
import { parseConfig, serializeConfig } from './robot-config';
import { CONFIG_DEFAULTS, CONFIG_LISTS, CONFIG_OBJECTS } from './robot-config.constants';

const texts = Array.from({ length: 100 }, (_, at) => malformedConfig(at + 1));

const isLike = (initial: unknown) => (value: unknown) => typeof value === typeof initial;

describe('a hundred malformed configs', () => {
  it('are of both kinds: text that is no JSON, and JSON with wrong values', () => {
    const statuses = texts.map((raw) => parseConfig(raw).status);
    expect(statuses.filter((status) => status === 'malformed').length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 'ready').length).toBeGreaterThan(50);
    expect(new Set(texts).size).toBe(100);
  });

  it('can all be read, and are written back byte for byte', () => {
    for (const raw of texts) {
      const parsed = parseConfig(raw);
      if (parsed.status === 'malformed') expect(parsed.raw).toBe(raw);
      else expect(serializeConfig(parsed.stored, {})).toBe(raw);
    }
  });

  it('show every field in its own type', () => {
    for (const raw of texts) {
      const parsed = parseConfig(raw);
      if (parsed.status === 'malformed') continue;
      for (const [field, initial] of Object.entries(CONFIG_DEFAULTS)) {
        expect(parsed.view).toHaveProperty(field, expect.toSatisfy(isLike(initial)));
      }
    }
  });

  it('lose no row of a list and no object', () => {
    let malformed = 0;
    for (const raw of texts) {
      const parsed = parseConfig(raw);
      if (parsed.status === 'malformed') continue;
      for (const list of CONFIG_LISTS) {
        const value = parsed.stored[list] ?? [];
        const entries = readList(parsed.stored, list);
        expect(entries.map((entry) => entry.stored)).toEqual(
          Array.isArray(value) ? value : [value],
        );
        malformed += entries.filter((entry) => entry.status === 'malformed').length;
      }
      for (const name of CONFIG_OBJECTS) {
        expect(readPart(parsed.stored, name)?.stored ?? null).toEqual(parsed.stored[name] ?? null);
      }
    }
    expect(malformed).toBeGreaterThan(100);
  });

  it('are judged without an exception', () => {
    for (const raw of texts) expect(() => configDocumentSchema.safeParse(raw)).not.toThrow();
  });
});
