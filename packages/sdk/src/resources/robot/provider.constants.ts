import { choice } from '../../core/choice';
import {
  ALIBABA,
  CHAT_GPT,
  COZE_V2,
  COZE_V3,
  DIFY,
  FAST_GPT,
  FISH_AUDIO,
  MICROSOFT,
  OPEN_DIALOGUE,
  Q_ANYTHING,
  TIANAPI,
  VOLCANO,
} from './provider-numbers';
import { DEFAULT_OPENAI_MODEL } from './robot-type.constants';

/** Who answers when no rule matched: `defaultBot` (product specification, section 9). */
export const ROBOT_TYPES = [
  choice(TIANAPI, '天行机器人', 'Tianxing'),
  choice(1, '天行图灵', 'Tianxing Turing'),
  choice(2, '图灵机器人', 'Turing'),
  choice(3, '腾讯闲聊', 'Tencent chat'),
  choice(OPEN_DIALOGUE, '微信对话平台', 'Dialog platform'),
  choice(CHAT_GPT, 'ChatGPT', 'ChatGPT'),
  choice(7, 'ChatGPT 网页版', 'ChatGPT web'),
  choice(DIFY, 'Dify', 'Dify'),
  choice(FAST_GPT, 'FastGPT', 'FastGPT'),
  choice(COZE_V2, 'Coze V2', 'Coze V2'),
  choice(COZE_V3, 'Coze V3', 'Coze V3'),
  choice(Q_ANYTHING, 'QAnything', 'QAnything'),
] as const;
/** A kind of AI back-end (product specification, section 9). */
export type RobotType = (typeof ROBOT_TYPES)[number]['value'];

/** Robot types that the current plugin does not support; listed, and selectable only if already stored. */
export const RETIRED_ROBOT_TYPES: readonly RobotType[] = [1, 2, 3, 7];

/** The AI chat providers of the advanced config. */
export const AI_PROVIDERS = [
  choice(CHAT_GPT, 'ChatGPT', 'ChatGPT'),
  choice(FAST_GPT, 'FastGPT', 'FastGPT'),
  choice(DIFY, 'Dify', 'Dify'),
  choice(COZE_V2, 'Coze V2', 'Coze V2'),
  choice(COZE_V3, 'Coze V3', 'Coze V3'),
  choice(Q_ANYTHING, 'QAnything', 'QAnything'),
] as const;

/** Providers of text moderation (product specification, section 9). */
export const TEXT_MODERATIONS = [choice(1, '百度文本审核', 'Baidu')] as const;
/** Providers of image recognition (product specification, section 9). */
export const IMAGE_RECOGNITIONS = [
  choice(CHAT_GPT, 'GPT-4V', 'GPT-4V'),
  choice(DIFY, 'Dify', 'Dify'),
] as const;
/** Providers of speech to text (product specification, section 9). */
export const SPEECH_TO_TEXTS = [
  choice(CHAT_GPT, 'Whisper', 'Whisper'),
  choice(MICROSOFT, '微软', 'Microsoft'),
] as const;
/** Providers of text to speech (product specification, section 9). */
export const TEXT_TO_SPEECHES = [
  choice(CHAT_GPT, 'OpenAI', 'OpenAI'),
  choice(FISH_AUDIO, 'Fish Audio', 'Fish Audio'),
  choice(ALIBABA, '阿里云', 'Alibaba'),
  choice(VOLCANO, '火山引擎', 'Volcano'),
] as const;

/** Suggested model names; the robot accepts any other name too. */
export const OPENAI_MODELS = [
  DEFAULT_OPENAI_MODEL,
  'gpt-3.5-turbo-16k',
  'gpt-3.5-turbo-1106',
  'gpt-3.5-turbo-0125',
  'gpt-4',
  'gpt-4-32k',
  'gpt-4-turbo',
  'gpt-4-turbo-preview',
  'gpt-4-1106-preview',
  'gpt-4o',
  'gpt-4o-mini',
  'text-davinci-003',
  'text-davinci-002',
] as const;
