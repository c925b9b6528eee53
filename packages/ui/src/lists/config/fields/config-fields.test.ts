import { parseConfig } from '@chatdeck/sdk';
import { CONFIG_DEFAULTS, CONFIG_LISTS, CONFIG_OBJECTS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { isFieldRelevant } from './config-field';
import { CONFIG_FIELDS, fieldsIn, searchFields } from './config-fields';

const view = (config: object) => {
  const parsed = parseConfig(JSON.stringify(config));
  if (parsed.status !== 'ready') throw new Error(parsed.reason);
  return parsed.view;
};
const relevant = (config: object) =>
  fieldsIn('providers')
    .filter((field) => field.providers !== undefined && isFieldRelevant(field, view(config)))
    .map(({ key }) => key);
const found = (query: string) => searchFields(query).map(({ key }) => key);

describe('The fields of the robot config', () => {
  it('are all those of the specification, each once', () => {
    expect(CONFIG_FIELDS.map(({ key }) => key).sort()).toEqual(
      [...Object.keys(CONFIG_DEFAULTS), ...CONFIG_LISTS, ...CONFIG_OBJECTS].sort(),
    );
  });

  it('have names of their own among those that are shown together', () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const labels = CONFIG_FIELDS.filter(({ kind }) => kind !== 'elsewhere').map(
        ({ label }) => label[locale],
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('are those of the chosen provider', () => {
    expect(relevant({ defaultBot: ROBOT_TYPE.dify })).toEqual([
      'openaiSystemMessage',
      'dify_token',
      'dify_baseUrl',
      'difyAgent',
    ]);
    expect(relevant({ defaultBot: ROBOT_TYPE.qAnything })).toEqual([
      'qany_token',
      'qany_botId',
      'qany_baseUrl',
    ]);
    expect(relevant({ defaultBot: 0 })).toEqual([]);
  });

  it('mask every key, token and secret', () => {
    const open = CONFIG_FIELDS.filter(
      ({ key, kind }) => /key$|token$|secret/i.test(key) && kind !== 'secret',
    );
    expect(open.map(({ key }) => key)).toEqual([]);
  });

  it('are found by name, key and help, in either language', () => {
    expect(found('默认回复')[0]).toBe('defaultReply');
    expect(found('dify key')).toEqual(['dify_token']);
    expect(found('cozev3_')).toEqual(['cozev3_token', 'cozev3_botId', 'cozev3_baseUrl']);
    expect(found('天气')).toEqual(['txApiKey']);
    expect(found('  ')).toEqual([]);
  });
});
