import type { RobotConfigField } from '@chatdeck/sdk';
import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { ConfigField, ConfigValues } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';

/** What a provider cannot answer without (robot contract, section 1.2); the plugin breaks on some empty addresses. */
const NEEDS: Readonly<Record<number, readonly RobotConfigField[]>> = {
  0: ['txApiKey'],
  5: ['tencentAESKey', 'tencentToken'],
  [ROBOT_TYPE.chatGpt]: ['gpttoken'],
  [ROBOT_TYPE.dify]: ['dify_token', 'dify_baseUrl'],
  [ROBOT_TYPE.fastGpt]: ['gpttoken', 'proxyPassUrl'],
  [ROBOT_TYPE.cozeV2]: ['coze_token', 'coze_botId'],
  [ROBOT_TYPE.cozeV3]: ['cozev3_token', 'cozev3_botId', 'cozev3_baseUrl'],
  [ROBOT_TYPE.qAnything]: ['qany_token', 'qany_botId'],
};

/** The fields that are empty and without which the chosen provider cannot answer; none while nobody is to answer. */
export function missingSettings(values: ConfigValues): readonly ConfigField[] {
  const { autoReply, defaultBot } = values;
  if (autoReply !== true || typeof defaultBot !== 'number') return [];
  return (NEEDS[defaultBot] ?? [])
    .filter((key) => values[key] === '')
    .flatMap((key) => fieldOf(key) ?? []);
}
