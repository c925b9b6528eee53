import type { Text } from './locale';

/** The words of a broken rule; `missing` tells a missing value (code 10001) from a wrong one (10002). */
export interface RuleText extends Text {
  readonly missing?: true;
}

/** Words for a value that is not there: code 10001. */
export const missing = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en, missing: true });
/** Words for a value that breaks a rule: code 10002. */
export const wrong = (zh: string, en: string): RuleText => ({ 'zh-CN': zh, en });
