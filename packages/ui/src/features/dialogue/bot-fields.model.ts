import { DEFAULT_OPENAI_MODEL, PROVIDER_BASE_URLS } from '@chatdeck/sdk/constants';
import type { DialogueBot, DialogueInput } from '@chatdeck/sdk/rules';

type Config = DialogueInput['botConfig'];

/** An image or speech service, with the settings that the robot passes on (robot contract, section 1.5). */
export interface ServiceFields {
  type: number;
  token: string;
  baseUrl: string;
  model: string;
  voice: string;
  region: string;
  appid: string;
  /** Of speech to text: only speech that says one of these is answered. */
  keywords: string[];
}

/** The role for messages that begin with a word. */
export interface PromptOfKeyword {
  keyword: string;
  promotId: string;
}

/** The keys of the censor of questions and answers. */
export interface CensorFields {
  type: number;
  appId: string;
  apiKey: string;
  secretKey: string;
}

/** The settings of a model that the service decides where they are left out. */
export const MODEL_NUMBERS = [
  'temperature',
  'top_p',
  'presence_penalty',
  'maxToken',
  'modelMaxToken',
] as const;

/** How the AI service of a dialogue is reached, and its prompt. */
export interface BotFields {
  token: string;
  botId: string;
  model: string;
  proxyPass: string;
  /** In seconds, despite the name. */
  timeoutMs: number;
  systemMessage: string;
  /** Empty if no prompt is chosen. */
  promotId: string;
  showSuggestions: boolean;
  isAiAgent: boolean;
  showDownloadUrl: boolean;
  stream: boolean;
  showQuestion: boolean;
  ignoreFiles: boolean;
  filterLinkContent: boolean;
  debug: boolean;
  record: boolean;
  /** Not read by the current plugin, as is `completionParams`. */
  proxyUrl: string;
  completionParams: Readonly<Record<string, unknown>> | undefined;
  keywordSystemMessages: PromptOfKeyword[];
  /** Not a number where the service decides. */
  temperature: number;
  top_p: number;
  presence_penalty: number;
  maxToken: number;
  modelMaxToken: number;
  filter: boolean;
  filterConfig: CensorFields;
  open4v: boolean;
  open4vConfig: ServiceFields;
  openWhisper: boolean;
  whisperConfig: ServiceFields;
  openTTS: boolean;
  ttsConfig: ServiceFields;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown, initial = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : initial;
const number = (value: unknown, initial: number): number =>
  typeof value === 'number' ? value : initial;
const flag = (value: unknown): boolean => value === true || value === 1;
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

const toPrompts = (value: unknown): PromptOfKeyword[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((prompt) => ({
    ...prompt,
    keyword: text(prompt.keyword),
    promotId: text(prompt.promotId),
  }));

/** The only censor that the robot knows. */
const BAIDU = 1;

function toCensor(stored: unknown): CensorFields {
  const censor = isRecord(stored) ? stored : {};
  return {
    ...censor,
    type: BAIDU,
    appId: text(censor.appId),
    apiKey: text(censor.apiKey),
    secretKey: text(censor.secretKey),
  };
}

function toService(stored: unknown, type: number): ServiceFields {
  const service = isRecord(stored) ? stored : {};
  return {
    ...service,
    type: number(service.type, type),
    token: text(service.token),
    baseUrl: text(service.baseUrl),
    model: text(service.model),
    voice: text(service.voice),
    region: text(service.region),
    appid: text(service.appid),
    keywords: words(service.keywords),
  };
}

/** The connection of a stored dialogue as form values, with what only the robot reads. */
export function toBot(
  stored: Readonly<Record<string, unknown>>,
  robotType: DialogueBot,
): BotFields {
  return {
    ...stored,
    token: text(stored.token),
    botId: text(stored.botId),
    model: text(stored.model, DEFAULT_OPENAI_MODEL),
    proxyPass: text(stored.proxyPass, PROVIDER_BASE_URLS[robotType]),
    timeoutMs: number(stored.timeoutMs, 180),
    systemMessage: text(stored.systemMessage),
    promotId: text(stored.promotId),
    showSuggestions: flag(stored.showSuggestions),
    isAiAgent: flag(stored.isAiAgent),
    showDownloadUrl: flag(stored.showDownloadUrl),
    stream: flag(stored.stream),
    showQuestion: flag(stored.showQuestion),
    ignoreFiles: flag(stored.ignoreFiles),
    filterLinkContent: flag(stored.filterLinkContent),
    debug: flag(stored.debug),
    record: flag(stored.record),
    proxyUrl: text(stored.proxyUrl),
    completionParams: isRecord(stored.completionParams) ? stored.completionParams : undefined,
    keywordSystemMessages: toPrompts(stored.keywordSystemMessages),
    temperature: number(stored.temperature, NaN),
    top_p: number(stored.top_p, NaN),
    presence_penalty: number(stored.presence_penalty, NaN),
    maxToken: number(stored.maxToken, NaN),
    modelMaxToken: number(stored.modelMaxToken, NaN),
    filter: flag(stored.filter),
    filterConfig: toCensor(stored.filterConfig),
    open4v: flag(stored.open4v),
    open4vConfig: toService(stored.open4vConfig, 6),
    openWhisper: flag(stored.openWhisper),
    whisperConfig: toService(stored.whisperConfig, 6),
    openTTS: flag(stored.openTTS),
    ttsConfig: toService(stored.ttsConfig, 6),
  };
}

const promptOf = (id: Config['promotId']) => (id === '' ? null : id);

/** What was left empty is left to the service, and no prompt is null. */
export function toBotConfig(fields: Config): Config {
  const config: Config = {
    ...fields,
    promotId: promptOf(fields.promotId),
    keywordSystemMessages: (fields.keywordSystemMessages ?? []).map((prompt) => ({
      ...prompt,
      promotId: promptOf(prompt.promotId),
    })),
  };
  for (const key of MODEL_NUMBERS) {
    if (Number.isNaN(config[key])) Reflect.deleteProperty(config, key);
  }
  const { appId, apiKey, secretKey } = toCensor(config['filterConfig']);
  if (`${appId}${apiKey}${secretKey}` === '') {
    // The robot would read keys that are not there.
    Reflect.deleteProperty(config, 'filterConfig');
  }
  return config;
}
