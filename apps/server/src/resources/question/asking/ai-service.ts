import { PROVIDER_BASE_URLS, providerSettings, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { jsonText } from '#database/json.ts';

/** The hosts that the robot asks at fixed addresses. */
export interface FixedHosts {
  readonly tianapi: string;
  readonly openDialogue: string;
  readonly qAnything: string;
}

export const FIXED_HOSTS: Omit<FixedHosts, 'tianapi'> = {
  openDialogue: 'https://openai.weixin.qq.com/openapi/aibot',
  qAnything: PROVIDER_BASE_URLS[ROBOT_TYPE.qAnything],
};

/** An AI with its address and key, from the same saved settings. */
export interface AiService {
  readonly type: number;
  readonly base: string;
  readonly token: string;
  readonly botId: string;
  readonly needsBotId: boolean;
  readonly model: string;
  /** The system message as the AI gets it. */
  readonly prompt: string;
  readonly isAgent: boolean;
  /** Sampling settings and limits that the robot passes on. */
  readonly tuning: JsonObject;
}

const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
const numberIn = (value: Json | undefined) => (typeof value === 'number' ? value : -1);

/** For ChatGPT the robot reads a system message as a template, in which a brace is escaped by doubling it. */
const untemplated = (type: number, prompt: string) =>
  type === ROBOT_TYPE.chatGpt ? prompt.replace(/\{\{|\}\}/g, ([brace = '']) => brace) : prompt;

/** The fixed address of a type; undefined for one whose address is set. */
const fixedBase = (type: number, hosts: FixedHosts): string | undefined =>
  ({
    [ROBOT_TYPE.tianapi]: hosts.tianapi,
    [ROBOT_TYPE.openDialogue]: hosts.openDialogue,
    [ROBOT_TYPE.qAnything]: hosts.qAnything,
  })[type];

/** The AI that answers what nothing else does, from the served config. */
export function globalAi(config: JsonObject, hosts: FixedHosts): AiService {
  const type = numberIn(config['defaultBot']);
  const { token, base = '', botId } = providerSettings(type);
  return {
    type,
    base: fixedBase(type, hosts) ?? jsonText(config[base]),
    token: jsonText(config[token]),
    botId: botId === undefined ? '' : jsonText(config[botId]),
    needsBotId: botId !== undefined,
    model: jsonText(config['openaiModel']),
    prompt: untemplated(type, jsonText(config['openaiSystemMessage'])),
    isAgent: config['difyAgent'] === true,
    tuning: config,
  };
}

const WITH_BOT_ID: readonly number[] = [ROBOT_TYPE.cozeV2, ROBOT_TYPE.cozeV3, ROBOT_TYPE.qAnything];

/** The AI of a dialogue as it is served; `stored` is the text of its prompt, where it has one. */
export function dialogueAi(
  dialogue: JsonObject,
  hosts: FixedHosts,
  stored: string | undefined,
): AiService {
  const type = numberIn(dialogue['robotType']);
  const bot = object(dialogue['botConfig']);
  return {
    type,
    base: fixedBase(type, hosts) ?? jsonText(bot['proxyPass']),
    token: jsonText(bot['token']),
    botId: jsonText(bot['botId']),
    needsBotId: WITH_BOT_ID.includes(type),
    model: jsonText(bot['model']),
    prompt: untemplated(type, stored ?? jsonText(bot['systemMessage'])),
    isAgent: bot['isAiAgent'] === true,
    tuning: bot,
  };
}

/** The AI that summarises chats, from the served config. */
export function summaryAi(summary: JsonObject, hosts: FixedHosts): AiService {
  const type = numberIn(summary['botType']);
  return {
    type,
    base: fixedBase(type, hosts) ?? jsonText(summary['baseUrl']),
    token: jsonText(summary['token']),
    botId: jsonText(summary['botId']),
    needsBotId: type === ROBOT_TYPE.cozeV2 || type === ROBOT_TYPE.cozeV3,
    model: jsonText(summary['model']),
    prompt: type === ROBOT_TYPE.chatGpt ? untemplated(type, jsonText(summary['prompt'])) : '',
    // The robot asks Dify for summaries as an agent, whatever the app is.
    isAgent: true,
    tuning: {},
  };
}
