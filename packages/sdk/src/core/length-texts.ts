import { wrong } from './rule-text';

const atMost = (max: number) =>
  wrong(`不能超过 ${max} 个字`, `At most ${max.toLocaleString('en')} characters`);

/** The texts for values that are too long, by the maximum length of their field. */
export const LENGTH_TEXT = {
  'length.10': atMost(10),
  'length.50': atMost(50),
  'length.100': atMost(100),
  'length.200': atMost(200),
  'length.254': atMost(254),
  'length.500': atMost(500),
  'length.1000': atMost(1_000),
  'length.2000': atMost(2_000),
  'length.5000': atMost(5_000),
  'length.10000': atMost(10_000),
} as const;

/** The maximum lengths of fields, in characters. */
export type LengthLimit = keyof typeof LENGTH_TEXT extends `length.${infer Max extends number}`
  ? Max
  : never;
