import { listedRows, parseConfig } from '@chatdeck/sdk';
import type { EndpointById, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { CALLBACK_TYPE, providerSettings } from '@chatdeck/sdk/constants';
import { isJsonObject, toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { safeConfig, safeRows, servedDialogue } from '@chatdeck/sdk/served';
import { jsonText } from '../../database/json';
import { rowIdOf } from '../../database/row-id';
import type { DialogueService } from '../dialogue/dialogue.service';
import type { PromptService } from '../prompt/prompt.service';
import type { ConfigService } from '../robot/config.service';
import type { RobotService } from '../robot/robot.service';
import type { SiteService } from '../site/site.service';
import { eventIdOf } from '../robot/served/own-events';
import {
  dialogueAi,
  globalAi,
  summaryAi,
  type AiService,
  type FixedHosts,
} from './asking/ai-service';
import { askAi } from './asking/ask-ai';
import { askCallback, secretsIn } from './asking/ask-callback';
import type { Asking } from './asking/asking';
import { failing, saying, type Caller, type Reading } from './asking/reading';

type Question = ParsedRequestOf<EndpointById<'question.ask'>>;

/** A service with the address and the key that are saved for it. */
export interface SavedService {
  readonly ask: (asking: Asking, call: Caller) => Promise<Reading>;
  /** What an answer must not repeat. */
  readonly secrets: readonly string[];
}

interface Sources {
  readonly config: Pick<ConfigService, 'load'>;
  readonly dialogue: Pick<DialogueService, 'find'>;
  readonly prompt: Pick<PromptService, 'forRobot'>;
  readonly robot: Pick<RobotService, 'status'>;
  readonly site: Pick<SiteService, 'answerCallback'>;
  readonly hosts: FixedHosts;
}

/** `stored` is its key as it was saved: one that no request can have is served as none. */
const ofAi = (service: AiService, stored: Json | undefined): SavedService => ({
  ask: async (asking, call) =>
    service.token === '' && jsonText(stored) !== ''
      ? failing('key', '')
      : askAi(service, asking, call),
  secrets: [service.token, service.botId],
});

const objectIn = (value: unknown): JsonObject | undefined =>
  isJsonObject(value) ? toJsonObject(value) : undefined;

/**
 * The services that an account has saved. A key and the address that it is sent to always come from the same saved
 * settings; a caller can only name them, with the version that it knows.
 */
export function savedServices({ config, dialogue, prompt, robot, site, hosts }: Sources) {
  /** The text of a stored prompt; undefined where there is none. */
  async function promptOf(userId: string, item: JsonObject): Promise<string | undefined> {
    const id = objectIn(item['botConfig'])?.['promotId'];
    if (typeof id !== 'string' && typeof id !== 'number') return undefined;
    const stored = toJsonObject(await prompt.forRobot(userId, rowIdOf(String(id))));
    return jsonText(stored['promot']) || undefined;
  }

  async function ofDialogue(userId: string, id: string, version: number) {
    const stored = await dialogue.find(userId, rowIdOf(id));
    if (stored.version !== version) return undefined;
    const served = toJsonObject(servedDialogue(stored));
    const ai = dialogueAi(served, hosts, await promptOf(userId, served));
    return ofAi(ai, toJsonObject(stored.botConfig)['token']);
  }

  /** A built-in event is answered by this server itself. */
  const ofEvent = (userId: string, address: string): SavedService => ({
    secrets: [],
    ask: async (asking) => {
      const id = eventIdOf(address);
      const text = id === undefined ? undefined : await site.answerCallback(userId, id, asking);
      return text === undefined ? failing('unsupported', address) : saying(text);
    },
  });

  function ofCallback(userId: string, stored: JsonObject, index: number): SavedService | undefined {
    const row = listedRows(stored, 'callBackEvents')[index]?.stored;
    if (row === undefined) return undefined;
    const [safe] = safeRows('callBackEvents', [row]).filter(isJsonObject);
    if (safe === undefined) return undefined;
    if (safe['type'] === CALLBACK_TYPE.builtIn) return ofEvent(userId, jsonText(safe['postUrl']));
    return {
      ask: (asking, call) => askCallback(safe, asking, call),
      secrets: secretsIn(safe['moreData']),
    };
  }

  function ofCustomBot(userId: string, part: JsonObject): SavedService {
    return {
      ask: async (asking, call) => {
        const { robotId, robotName } = await robot.status(userId);
        const names = { robotId: robotId ?? '', robotName: robotName ?? '' };
        return askCallback(part, asking, call, names);
      },
      secrets: secretsIn(part['moreData']),
    };
  }

  return {
    /** The service that a question is for; undefined when it is not saved as the caller knows it. */
    async find(userId: string, question: Question): Promise<SavedService | undefined> {
      if (question.place === 'dialogue') return ofDialogue(userId, question.id, question.version);
      const { config: text, version } = await config.load(userId);
      if (version !== question.version) return undefined;
      const served = safeConfig(text ?? '{}');
      const parsed = parseConfig(text ?? '{}');
      const saved = parsed.status === 'ready' ? parsed.stored : {};
      switch (question.place) {
        case 'provider': {
          const ai = globalAi(served, hosts);
          return ofAi(ai, saved[providerSettings(ai.type).token]);
        }
        case 'summary': {
          const part = objectIn(served['summerConfig']);
          return part && ofAi(summaryAi(part, hosts), objectIn(saved['summerConfig'])?.['token']);
        }
        case 'customBot': {
          const part = objectIn(served['customBot']);
          return part && ofCustomBot(userId, part);
        }
        case 'callback':
          return ofCallback(userId, saved, question.index);
      }
    },
  };
}

export type SavedServices = ReturnType<typeof savedServices>;
