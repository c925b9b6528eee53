import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as constants from '../constants';
import * as news from '../news';
import * as skill from '../skill';
import { DEFAULT_TIMEOUT_MS } from '../core/transport';
import { checkUpload } from '../rules';
import spec from './spec-constants.json';

const tables: Readonly<Record<string, unknown>> = {
  ...constants,
  ...news,
  REQUEST_TIMEOUT_MS: DEFAULT_TIMEOUT_MS,
};

/** The entries of an option list, of a plain list or of a table of names. */
function entriesOf(name: string): (string | number | constants.Choice)[] {
  const table = tables[name];
  expect(table, `${name} is exported`).toBeDefined();
  return Object.values(table as Record<string, string | number | constants.Choice>);
}
const valueOf = (entry: string | number | constants.Choice) =>
  typeof entry === 'object' ? entry.value : entry;
const plain = (label: string) => label.toLowerCase().replaceAll('-', ' ');
const sorted = (values: readonly (string | number)[]) => values.map(String).sort();

describe('the constants of the specification', () => {
  it.each(Object.entries(spec.numbers))('%s is %i', (name, value) => {
    expect(tables[name]).toBe(value);
  });

  it.each(Object.entries<Record<string, string>>(spec.lists))(
    '%s holds each value with its words, and no other',
    (name, list) => {
      const entries = entriesOf(name).filter((entry) => typeof entry === 'object');
      expect(sorted(entries.map(valueOf))).toEqual(sorted(Object.keys(list)));
      for (const { value, text } of entries) {
        const label = [text.en, text['zh-CN']].map(plain);
        expect(label).toContain(plain(list[value] ?? ''));
      }
    },
  );

  it.each(Object.entries<(string | number)[]>(spec.values))(
    '%s holds each value, and no other',
    (name, values) => {
      expect(entriesOf(name).map(valueOf).sort()).toEqual([...values].sort());
    },
  );

  it('hold each event by name, and which of them only a private chat starts', () => {
    const { ROBOT_EVENTS, PRIVATE_EVENTS } = skill;
    expect(ROBOT_EVENTS.map(({ text }) => plain(text.en))).toEqual(spec.eventNames);
    const hidden = ROBOT_EVENTS.filter(({ value }) => PRIVATE_EVENTS.includes(value));
    expect(hidden.map(({ text }) => plain(text.en))).toEqual(spec.privateEventNames);
  });

  it('hold each region, interval and model family', () => {
    const { OSS_REGIONS, SCHEDULE_INTERVALS, OPENAI_MODELS, DEFAULT_OPENAI_MODEL } = constants;
    expect(OSS_REGIONS.map(({ text }) => text.en)).toEqual(spec.ossRegionNames);
    expect(SCHEDULE_INTERVALS.map(({ text }) => text.en)).toEqual([
      ...spec.scheduleIntervals.minutes.map((count) => `Every ${count} minutes`),
      ...spec.scheduleIntervals.hours.map((count) => `Every ${count} hours`),
    ]);
    expect(DEFAULT_OPENAI_MODEL).toBe(spec.defaultModel);
    for (const family of spec.modelFamilies) {
      expect(OPENAI_MODELS.some((model) => model.includes(family))).toBe(true);
    }
    for (const model of OPENAI_MODELS) {
      expect(spec.modelFamilies.some((family) => model.includes(family))).toBe(true);
    }
  });

  it('hold the defaults of a callback and of the config', () => {
    expect(constants.CALLBACK_DEFAULTS).toEqual(spec.callbackDefaults);
    expect(constants.CONFIG_DEFAULTS).toMatchObject(spec.configDefaults);
    for (const field of spec.providersWithBaseUrl) {
      expect(constants.CONFIG_DEFAULTS).toHaveProperty(field, expect.stringMatching(/^https:/));
    }
  });

  it('hold the codes, and which of them end a session', () => {
    const { CODE, isSessionCode } = constants;
    expect([CODE.success, CODE.missingValue]).toEqual([spec.codes.success, spec.codes.missing]);
    expect(Object.values(CODE).filter(isSessionCode)).toEqual(spec.codes.session);
  });

  it.each(spec.uploads.send.extensions)('take a file named a.%s to be sent', (extension) => {
    expect(checkUpload('send', { name: `a.${extension}`, type: '', size: 1 })).toBeUndefined();
  });

  it.each(spec.uploads.mimeTypes)('take a file of type %s to be sent', (type) => {
    expect(checkUpload('send', { name: 'a', type, size: 1 })).toBeUndefined();
  });

  it.each(spec.uploads.material.extensions)('take a file named a.%s as a material', (extension) => {
    expect(checkUpload('material', { name: `a.${extension}`, type: '', size: 1 })).toBeUndefined();
  });

  it.each(spec.uploads.mimeTypes)('take a file of type %s as a material', (type) => {
    expect(checkUpload('material', { name: 'a', type, size: 1 })).toBeUndefined();
  });

  it('hold what each dialog uploads', () => {
    const { UPLOAD_CONTEXTS, THUMBNAIL_ADVICE } = constants;
    const { mimeTypes, send, material, thumbnailAdvice } = spec.uploads;
    for (const [context, table] of [
      [UPLOAD_CONTEXTS.send, send],
      [UPLOAD_CONTEXTS.material, material],
    ] as const) {
      expect(sorted(context.extensions)).toEqual(sorted(table.extensions));
      expect(sorted(context.mimeTypes)).toEqual(sorted(mimeTypes));
      expect(context.belowBytes).toBe(table.megabytes * 1024 * 1024);
    }
    expect(Object.keys(UPLOAD_CONTEXTS)).toEqual(['send', 'material']);
    const [width = 0, height = 1] = thumbnailAdvice.ratio;
    expect(THUMBNAIL_ADVICE).toEqual({
      bytes: thumbnailAdvice.kilobytes * 1024,
      ratio: width / height,
      maxWidthPx: thumbnailAdvice.maxWidthPx,
    });
  });
});

/** The constants whose comment refers to section 9. */
function claimed(): string[] {
  const entry = readFileSync(new URL('../constants.ts', import.meta.url), 'utf8');
  const files = [...entry.matchAll(/from '\.\/(resources\/[^']+)'/g)].map((match) => match[1]);
  return files.flatMap((file) => {
    const source = readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8');
    const declarations = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g);
    return [...declarations]
      .filter(([, comment = '']) => comment.includes('specification, section 9'))
      .map(([, , name = '']) => name);
  });
}

describe('a constant that claims to be of section 9', () => {
  it('is one of those listed here', () => {
    const listed = [
      ...Object.keys({ ...spec.numbers, ...spec.lists, ...spec.values }),
      'ROBOT_EVENTS',
      'OSS_REGIONS',
      'SCHEDULE_INTERVALS',
      'CALLBACK_DEFAULTS',
      'SPEECH_VOICES',
      'MEDIA_SERVICE',
    ];
    expect(claimed().length).toBeGreaterThan(12);
    expect(claimed().filter((name) => !listed.includes(name))).toEqual([]);
  });
});
