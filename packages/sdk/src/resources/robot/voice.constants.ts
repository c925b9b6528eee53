import { choice } from '../../core/choice';

/** The voices of OpenAI (product specification, section 9). */
export const OPENAI_VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;

/** Voices of Volcano by `voice_type` (robot contract, section 9.4); a select also takes a typed one. */
export const VOLCANO_VOICES = [
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

/** Voices of Alibaba by name (robot contract, section 9.4); a select also takes a typed one. */
export const ALIBABA_VOICES = [
  ...['abin', 'zhixiaobai', 'zhixiaoxia', 'zhixiaomei', 'zhigui', 'zhishuo', 'aixia', 'cally'],
  ...['zhifeng_emo', 'zhibing_emo', 'zhimiao_emo', 'zhimi_emo', 'zhiyan_emo', 'zhibei_emo'],
] as const;
