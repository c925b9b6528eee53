import type { RobotConfigField } from '@chatdeck/sdk';
import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { ConfigValues } from '#lists/config/fields/config-field.ts';

/** The settings that a provider requires (robot contract, section 1.2); the plugin crashes on some empty addresses. */
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

/** The empty settings that a provider requires. */
export const missingFor = (type: number, values: ConfigValues): readonly RobotConfigField[] =>
  (NEEDS[type] ?? []).filter((key) => values[key] === '');
