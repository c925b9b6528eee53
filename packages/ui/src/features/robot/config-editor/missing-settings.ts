import type { RobotConfigField } from '@chatdeck/sdk';
import type { ConfigField, ConfigValues } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';

/** What a provider cannot answer without (robot contract, section 1.2); the plugin breaks on empty addresses of 8, 9, 12. */
const NEEDS: Readonly<Record<number, readonly RobotConfigField[]>> = {
  0: ['txApiKey'],
  5: ['tencentAESKey', 'tencentToken'],
  6: ['gpttoken'],
  8: ['dify_token', 'dify_baseUrl'],
  9: ['gpttoken', 'proxyPassUrl'],
  11: ['coze_token', 'coze_botId'],
  12: ['cozev3_token', 'cozev3_botId', 'cozev3_baseUrl'],
  13: ['qany_token', 'qany_botId'],
};

/** The fields that are empty and without which the chosen provider cannot answer; none while nobody is to answer. */
export function missingSettings(values: ConfigValues): readonly ConfigField[] {
  const { autoReply, defaultBot } = values;
  if (autoReply !== true || typeof defaultBot !== 'number') return [];
  return (NEEDS[defaultBot] ?? [])
    .filter((key) => values[key] === '')
    .flatMap((key) => fieldOf(key) ?? []);
}
