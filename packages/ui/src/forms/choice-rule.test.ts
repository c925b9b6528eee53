import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '@chatdeck/sdk/constants';
import { CONFIG_DEFAULTS, type Choice } from '@chatdeck/sdk/constants';
import * as plainRules from '@chatdeck/sdk/plain-rules';
import { describe, expect, it } from 'vitest';
import { CONFIG_FIELDS } from '#lists/config/fields/config-fields.ts';

const FOLDER = join(import.meta.dirname, '..');
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(path))
  .map((path) => readFileSync(join(FOLDER, path), 'utf8'));

/** The option lists of the SDK that components show side by side. */
const NAMES = [
  ...new Set(
    SOURCES.flatMap((source) =>
      [...source.matchAll(/choices=\{([A-Z][A-Z_]+)\}/g)].map(([, name = '']) => name),
    ),
  ),
];

const LISTS: Readonly<Record<string, unknown>> = { ...constants, ...plainRules };
const isChoices = (list: unknown): list is readonly Choice[] => Array.isArray(list);

const choicesOf = (name: string): readonly Choice[] => {
  const list = LISTS[name];
  return isChoices(list) ? list : [];
};

const YES_OR_NO = ['是', '否', '开', '关', '开启', '关闭', 'Yes', 'No', 'On', 'Off'];
const isYesOrNo = ({ text }: Choice) =>
  [text['zh-CN'], text.en].some((label) => YES_OR_NO.includes(label));

describe('A control for one of several options', () => {
  it('is found in the sources', () => {
    expect(NAMES.length).toBeGreaterThan(5);
    expect(NAMES).toContain('SCOPES');
  });

  it.each(NAMES)(
    'has two to four options side by side, of which none is a yes or no: %s',
    (name) => {
      const choices = choicesOf(name);
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(choices.filter(isYesOrNo)).toEqual([]);
    },
  );
});

describe('A setting of the config', () => {
  it('that is a yes or no is a switch', () => {
    const defaults: Readonly<Record<string, unknown>> = CONFIG_DEFAULTS;
    const others = CONFIG_FIELDS.filter(
      ({ key, kind }) =>
        typeof defaults[key] === 'boolean' && !['switch', 'elsewhere'].includes(kind),
    );
    expect(others.map(({ key }) => key)).toEqual([]);
  });

  it('with named options has at most four, of which none is a yes or no', () => {
    const choices = CONFIG_FIELDS.flatMap((field) => (field.kind === 'choice' ? [field] : []));
    expect(choices.length).toBeGreaterThan(1);
    for (const { key, choices: options } of choices) {
      expect(options.length, key).toBeLessThanOrEqual(4);
      expect(options.filter(isYesOrNo), key).toEqual([]);
    }
  });
});
