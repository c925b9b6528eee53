import type { Dialogue } from '@chatdeck/sdk';
import { DIALOGUE_BOT, isJsonObject, type Json } from '@chatdeck/sdk/rules';
import { toJsonObject } from '../../database/json';
import { timeLimit } from '../robot/served/repaired-row';
import { baseUrlOf, sendableKey } from '../robot/served/provider-address';

const isObject = (value: Json | undefined) => (isJsonObject(value) ? value : {});
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Towards ChatGPT the robot reads the system message as a template, in which a brace is written twice. */
const template = (robotType: number, systemMessage: Json | undefined): string => {
  const text = textOf(systemMessage);
  return robotType === DIALOGUE_BOT.chatGpt ? text.replace(/[{}]/g, '$&$&') : text;
};

/** Prompts selected by keyword: the plugin compares the beginning of a message with each. */
const promptsByKeyword = (prompts: Json | undefined): Json[] =>
  (Array.isArray(prompts) ? prompts : []).filter(
    (prompt) => isJsonObject(prompt) && textOf(prompt['keyword']) !== '',
  );

/**
 * A dialogue as the robot reads it: with the address of its service, which the plugin calls as it is, and with
 * everything that it reads of the service in the kind that it expects.
 */
export function servedDialogue({ botConfig, ...dialogue }: Dialogue): object {
  const { robotType } = dialogue;
  const config = toJsonObject(botConfig);
  const vision = isObject(config['open4vConfig']);
  const visionType = typeof vision['type'] === 'number' ? vision['type'] : robotType;
  return {
    ...dialogue,
    botConfig: {
      ...config,
      token: sendableKey(config['token']),
      timeoutMs: timeLimit(config['timeoutMs'] ?? null),
      model: textOf(config['model']),
      systemMessage: template(robotType, config['systemMessage']),
      keywordSystemMessages: promptsByKeyword(config['keywordSystemMessages']),
      proxyPass: baseUrlOf(robotType, config['proxyPass']),
      // Without an address of its own it would take that of the service, which may be another one.
      open4vConfig: {
        ...vision,
        // Its own way to Dify asks without the question; as text the number leads it to the helper host, which is us.
        ...(visionType === DIALOGUE_BOT.dify && { type: String(visionType) }),
        token: sendableKey(vision['token']),
        baseUrl: baseUrlOf(visionType, vision['baseUrl']),
      },
      // The censor reads its keys without looking whether there are any.
      filter: Boolean(config['filter']) && isJsonObject(config['filterConfig']),
      whisperConfig: isObject(config['whisperConfig']),
      ttsConfig: isObject(config['ttsConfig']),
    },
  };
}
