import {
  ALIBABA,
  CHAT_GPT,
  DIFY,
  DIFY_BASE_URL,
  FISH_AUDIO,
  MICROSOFT,
  OPENAI_BASE_URL,
  VOLCANO,
} from '../robot/provider-numbers';

/** The media services of a dialogue: image recognition, speech to text and text to speech. */
export type MediaKind = 'image' | 'speechToText' | 'textToSpeech';

/** The media services by their numbers (product specification, section 9); those of OpenAI and Dify are their robot types. */
export const MEDIA_SERVICE = {
  image: { openAi: CHAT_GPT, dify: DIFY },
  speechToText: { whisper: CHAT_GPT, microsoft: MICROSOFT },
  textToSpeech: { openAi: CHAT_GPT, fishAudio: FISH_AUDIO, alibaba: ALIBABA, volcano: VOLCANO },
} as const;

/** A setting of a media service, apart from its key. */
export type MediaField = 'baseUrl' | 'model' | 'voice' | 'region' | 'appid';

/** The settings that each service reads, the required ones first. */
export const MEDIA_FIELDS: Readonly<
  Record<MediaKind, Readonly<Record<number, readonly MediaField[]>>>
> = {
  image: { [CHAT_GPT]: ['baseUrl'], [DIFY]: ['baseUrl'] },
  speechToText: {
    [CHAT_GPT]: ['baseUrl', 'model'],
    [MICROSOFT]: ['region', 'baseUrl'],
  },
  textToSpeech: {
    [CHAT_GPT]: ['baseUrl', 'model', 'voice'],
    [FISH_AUDIO]: ['voice', 'model', 'baseUrl'],
    [ALIBABA]: ['appid', 'voice', 'baseUrl'],
    [VOLCANO]: ['appid', 'voice', 'baseUrl'],
  },
};

/** The settings without which a service rejects every call. */
export const MEDIA_REQUIRED: Readonly<
  Record<MediaKind, Readonly<Record<number, readonly MediaField[]>>>
> = {
  image: {},
  speechToText: { [MICROSOFT]: ['region'] },
  textToSpeech: { [ALIBABA]: ['appid'], [VOLCANO]: ['appid'] },
};

/** The default base URL of each service. */
export const MEDIA_BASE_URLS: Readonly<Record<MediaKind, Readonly<Record<number, string>>>> = {
  image: { [CHAT_GPT]: OPENAI_BASE_URL, [DIFY]: DIFY_BASE_URL },
  speechToText: { [CHAT_GPT]: OPENAI_BASE_URL },
  textToSpeech: {
    [CHAT_GPT]: OPENAI_BASE_URL,
    [FISH_AUDIO]: 'https://api.fish.audio',
    [ALIBABA]: 'https://nls-gateway-cn-shanghai.aliyuncs.com',
    [VOLCANO]: 'https://openspeech.bytedance.com',
  },
};

/** The longest text that is converted to speech; a longer answer is sent as text. */
export const SPEECH_TEXT_MAX = 1_000;
/** The largest recording that is transcribed, in bytes. */
export const RECORDING_BYTES_MAX = 5 * 1024 * 1024;
/** The maximum number of images in one question (robot contract, section 8). */
export const QUESTION_PICTURES_MAX = 5;
/** The rate limit of media calls: recordings, images and spoken answers per account and minute. */
export const MEDIA_CALLS_PER_MINUTE = 30;
