import type { Text } from './locale';

/** The text of a broken rule; `missing` distinguishes a missing value (code 10001) from an invalid one (10002). */
export interface RuleText extends Text {
  readonly missing?: true;
}

/** The text for a missing value: code 10001. */
export const missing = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en, missing: true });
/** The text for a value that breaks a rule: code 10002. */
export const wrong = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en });
