// Each number is a separate constant, which bundlers inline in the tables that are keyed by it.

/** The services of the robot that answer, by their numbers in `defaultBot` and in dialogues (product specification, section 9). */
export const TIANAPI = 0;
export const OPEN_DIALOGUE = 5;
export const CHAT_GPT = 6;
export const DIFY = 8;
export const FAST_GPT = 9;
export const COZE_V2 = 11;
export const COZE_V3 = 12;
export const Q_ANYTHING = 13;

/** A speech-to-text service that is not an AI service; OpenAI has the number of ChatGPT. */
export const MICROSOFT = 7;

/** Text-to-speech services are numbered separately from the AI services; OpenAI has the number of ChatGPT. */
export const FISH_AUDIO = 7;
export const ALIBABA = 8;
export const VOLCANO = 9;

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';
export const DIFY_BASE_URL = 'https://api.dify.ai/v1';
/** The model of a fresh config (product specification, section 3). */
export const DEFAULT_OPENAI_MODEL = 'gpt-3.5-turbo';
