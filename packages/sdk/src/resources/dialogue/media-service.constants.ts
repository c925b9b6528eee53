/** What a service beside the conversation itself does for a dialogue. */
export type MediaKind = 'image' | 'speechToText' | 'textToSpeech';

/** The services of pictures and speech, by their numbers (product specification, section 9). */
export const MEDIA_SERVICE = {
  image: { openAi: 6, dify: 8 },
  speechToText: { whisper: 6, microsoft: 7 },
  textToSpeech: { openAi: 6, fishAudio: 7, alibaba: 8, volcano: 9 },
} as const;

/** What a service can be told beside its key. */
export type MediaField = 'baseUrl' | 'model' | 'voice' | 'region' | 'appid';

/** The fields that a service reads, the ones that it cannot do without first. */
export const MEDIA_FIELDS: Readonly<
  Record<MediaKind, Readonly<Record<number, readonly MediaField[]>>>
> = {
  image: { 6: ['baseUrl'], 8: ['baseUrl'] },
  speechToText: { 6: ['baseUrl', 'model'], 7: ['region', 'baseUrl'] },
  textToSpeech: {
    6: ['baseUrl', 'model', 'voice'],
    7: ['voice', 'model', 'baseUrl'],
    8: ['appid', 'voice', 'baseUrl'],
    9: ['appid', 'voice', 'baseUrl'],
  },
};

/** The fields without which a service refuses every call. */
export const MEDIA_REQUIRED: Readonly<
  Record<MediaKind, Readonly<Record<number, readonly MediaField[]>>>
> = {
  image: {},
  speechToText: { 7: ['region'] },
  textToSpeech: { 8: ['appid'], 9: ['appid'] },
};

/** Where a service is called when a dialogue names no address. */
export const MEDIA_BASE_URLS: Readonly<Record<MediaKind, Readonly<Record<number, string>>>> = {
  image: { 6: 'https://api.openai.com/v1', 8: 'https://api.dify.ai/v1' },
  speechToText: { 6: 'https://api.openai.com/v1' },
  textToSpeech: {
    6: 'https://api.openai.com/v1',
    7: 'https://api.fish.audio',
    8: 'https://nls-gateway-cn-shanghai.aliyuncs.com',
    9: 'https://openspeech.bytedance.com',
  },
};

/** The longest text that is spoken; a longer answer is written. */
export const SPEECH_TEXT_MAX = 1_000;
/** The longest recording that is listened to, in bytes. */
export const RECORDING_BYTES_MAX = 5 * 1024 * 1024;
/** So many pictures belong to one question at most (robot contract, section 8). */
export const QUESTION_PICTURES_MAX = 5;
/** So many recordings, pictures and spoken answers an account has a minute. */
export const MEDIA_CALLS_PER_MINUTE = 30;
