import type { Json } from '@chatdeck/sdk/rules';

/** The longest answer that the robot asks a model for (robot contract, section 9.4). */
export function maxTokensOf(model: string, set: Json | undefined): number {
  if (typeof set === 'number' && set > 0) return set;
  const name = model.toLowerCase();
  if (name.includes('deepseek') || (name.includes('gpt-4') && name.includes('32k'))) return 8_192;
  if (name.includes('gpt-4')) return 4_096;
  const isLong = name === 'gpt-3.5-turbo' || /16k|turbo-1106|turbo-0125/.test(name);
  return name.includes('gpt-3.5') && isLong ? 4_096 : 1_024;
}
