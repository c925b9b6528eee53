import type { Text } from './locale';

/** One entry of an option list: its value on the wire and its label. */
export interface Choice<Value extends string | number = string | number> {
  readonly value: Value;
  readonly text: Text;
}

/** Declares one entry of an option list. */
export const choice = <const Value extends string | number>(
  value: Value,
  zh: string,
  en: string,
): Choice<Value> => ({ value, text: { 'zh-CN': zh, en } });
