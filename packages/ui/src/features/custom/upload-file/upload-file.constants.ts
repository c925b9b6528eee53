/** The prompts that the robot uses by default (robot contract, section 1.7). */
export const DEFAULT_PROMPTS = {
  imagePrompt: '请描述这个图片上的内容',
  filePrompt: '请总结这个文件的内容',
  audioPrompt: '请识别这个语音的内容，并回复',
} as const;

export const PROMPT_NAMES = ['imagePrompt', 'filePrompt', 'audioPrompt'] as const;
