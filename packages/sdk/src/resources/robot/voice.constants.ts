import { choice } from '../../core/choice';
import type { Text } from '../../core/locale';
import { ALIBABA, CHAT_GPT, FISH_AUDIO, VOLCANO } from './provider-numbers';

/** The voices of OpenAI (product specification, section 9). */
export const OPENAI_VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;

/** Voices of Fish Audio by the id of their public model; a select also accepts other ids. */
const FISH_VOICES = [
  choice('7f92f8afb8ec43bf81429cc1c9199cb1', 'AD 学姐', 'AD senior, female'),
  choice('bf6c479f5a384b8d857310030035824b', '活泼女声', 'Lively, female'),
  choice('5c353fdb312f4888836a9a5680099ef0', '女大学生', 'Student, female'),
  choice('59cb5986671546eaa6ca8ae6f29f6d22', '播音男声', 'Announcer, male'),
  choice('6fc59d2b56cf402eb572934114c8d8aa', '讲述男声', 'Narrator, male'),
  choice('dd43b30d04d9446a94ebe41f301229b5', '低沉男声', 'Deep, male'),
] as const;

/** Voices of Volcano by `voice_type` (robot contract, section 9.4); a select also accepts others. */
const VOLCANO_VOICES = [
  choice('BV001_streaming', '通用女声', 'General, female'),
  choice('BV002_streaming', '通用男声', 'General, male'),
  choice('BV700_streaming', '灿灿', 'Cancan'),
  choice('BV701_streaming', '擎苍', 'Qingcang'),
  choice('BV705_streaming', '炀炀', 'Yangyang'),
  choice('BV406_streaming', '梓梓', 'Zizi'),
  choice('BV407_streaming', '燃燃', 'Ranran'),
  choice('BV123_streaming', '阳光青年', 'Sunny youth'),
  choice('BV120_streaming', '反卷青年', 'Laid-back youth'),
  choice('BV119_streaming', '通用赘婿', 'Storyteller'),
  choice('BV115_streaming', '古风少御', 'Classical, female'),
  choice('BV107_streaming', '霸气青叔', 'Commanding, male'),
  choice('BV100_streaming', '质朴青年', 'Plain youth'),
  choice('BV104_streaming', '温柔淑女', 'Gentle lady'),
  choice('BV004_streaming', '开朗青年', 'Cheerful youth'),
  choice('BV113_streaming', '甜宠少御', 'Sweet, female'),
  choice('BV102_streaming', '儒雅青年', 'Refined youth'),
] as const;

/** Voices of Alibaba by name (robot contract, section 9.4); a select also accepts others. */
const ALIBABA_VOICES = [
  'abin',
  'zhixiaobai',
  'zhixiaoxia',
  'zhixiaomei',
  'zhigui',
  'zhishuo',
  'aixia',
  'cally',
  'zhifeng_emo',
  'zhibing_emo',
  'zhimiao_emo',
  'zhimi_emo',
  'zhiyan_emo',
  'zhibei_emo',
] as const;

/** A suggested value, with its label if the two differ. */
export interface Suggestion {
  readonly value: string;
  readonly text?: Text;
}

const plain = (values: readonly string[]): Suggestion[] => values.map((value) => ({ value }));

/**
 * The suggested voices of each text-to-speech service (product specification, section 9); each accepts any other too.
 */
export const SPEECH_VOICES: Readonly<Record<number, readonly Suggestion[]>> = {
  [CHAT_GPT]: plain(OPENAI_VOICES),
  [FISH_AUDIO]: FISH_VOICES,
  [ALIBABA]: plain(ALIBABA_VOICES),
  [VOLCANO]: VOLCANO_VOICES,
};

/** The suggested models of each text-to-speech service; Alibaba and Volcano select theirs by the voice. */
export const SPEECH_MODELS: Readonly<Record<number, readonly Suggestion[]>> = {
  [CHAT_GPT]: plain(['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts']),
  [FISH_AUDIO]: plain(['s1', 'speech-1.6', 'speech-1.5']),
};

/** The suggested models of each speech-to-text service. */
export const TRANSCRIPTION_MODELS: Readonly<Record<number, readonly Suggestion[]>> = {
  [CHAT_GPT]: plain(['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe']),
};
