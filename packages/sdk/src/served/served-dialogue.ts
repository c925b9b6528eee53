import { isJsonObject, toJsonObject, type Json } from '../core/json';
import { DIALOGUE_BOT } from '../resources/dialogue/dialogue.constants';
import type { Dialogue } from '../resources/dialogue/dialogue.schema';
import { baseUrlOf, sendableKey } from './provider-address';
import { timeLimit } from './repaired-row';

const isObject = (value: Json | undefined) => (isJsonObject(value) ? value : {});
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** For ChatGPT the robot reads the system message as a template, in which a brace is escaped by doubling it. */
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
 * A dialogue as the robot reads it: with the address of its service, which the plugin calls as it is, and with every
 * service setting in the type that the plugin expects.
 */
export function servedDialogue({ botConfig, name: _, ...dialogue }: Dialogue): object {
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
      // Without its own address it would inherit that of the service, which may be a different one.
      open4vConfig: {
        ...vision,
        // The plugin's own Dify integration omits the question; as text, the number leads to the helper host, which is
        // this server.
        ...(visionType === DIALOGUE_BOT.dify && { type: String(visionType) }),
        token: sendableKey(vision['token']),
        baseUrl: baseUrlOf(visionType, vision['baseUrl']),
      },
      // The censor reads its keys without checking whether there are any.
      filter: Boolean(config['filter']) && isJsonObject(config['filterConfig']),
      whisperConfig: isObject(config['whisperConfig']),
      ttsConfig: isObject(config['ttsConfig']),
    },
  };
}
