import { MATCH_MODE } from '@chatdeck/sdk/constants';
import {
  isJsonObject,
  shadowsAmong,
  type KeywordRule,
  type Shadow,
} from '@chatdeck/sdk/plain-rules';
import type { ListedRow } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { Rows } from '../rows/row-changes';

/** A warning about surprising behaviour of a row. */
export type RowHint =
  | { readonly kind: 'shadowed'; readonly shadow: Shadow }
  | { readonly kind: 'short'; readonly word: string }
  /** The row at index `as` runs at the same time for the same group or friend. */
  | { readonly kind: 'sameTime'; readonly as: number };

function keywordRule(stored: Json): KeywordRule | undefined {
  if (!isJsonObject(stored) || !Array.isArray(stored.keywords)) return undefined;
  const keywords = stored.keywords.filter((word) => typeof word === 'string');
  return { keywords, reg: typeof stored.reg === 'number' ? stored.reg : MATCH_MODE.contains };
}

const FOUND_AS = { shadowed: 'shadowed', short: 'shortKeyword', sameTime: 'sameMinute' } as const;

/** Whether the check of the whole config has found the same, which it says with more. */
export const isFound = ({ kind }: RowHint, findings: readonly ShownFinding[]): boolean =>
  findings.some(({ finding }) => finding.id === FOUND_AS[kind]);

/** The rule of a row, read once. */
const rules = new WeakMap<object, { readonly rule: KeywordRule | undefined }>();

function ruleOf({ stored, isPaused }: ListedRow): KeywordRule | undefined {
  if (isPaused || !isJsonObject(stored)) return undefined;
  const { rule } = rules.get(stored) ?? { rule: keywordRule(stored) };
  rules.set(stored, { rule });
  return rule;
}

/** The hints for rows of a list, by index; of a long one, those of few rows are shown. */
export type HintOf = (at: number) => RowHint | undefined;

/** The hint for a row of a list in which the first matching row wins. */
export function firstMatchHints(rows: Rows): HintOf {
  const ofRows = rows.map(ruleOf);
  const shadowOf = shadowsAmong(ofRows);
  return (at) => {
    const rule = ofRows[at];
    const shadow = shadowOf(at);
    if (rule && shadow) return { kind: 'shadowed', shadow };
    if (rule?.reg !== MATCH_MODE.contains) return undefined;
    const word = rule.keywords.find((keyword) => [...keyword].length === 1);
    return word === undefined ? undefined : { kind: 'short', word };
  };
}

function timeKey({ stored, isPaused }: ListedRow): string | undefined {
  if (isPaused || !isJsonObject(stored)) return undefined;
  const { date, wxid, roomName, name } = stored;
  return JSON.stringify([date ?? null, wxid || (roomName ?? name ?? null)]);
}

/** The hint for a schedule that coincides with an earlier one. */
export function sameTimeHints(rows: Rows): HintOf {
  const first = new Map<string, number>();
  const keys = rows.map(timeKey);
  keys.forEach((key, at) => {
    if (key !== undefined && !first.has(key)) first.set(key, at);
  });
  return (at) => {
    const key = keys[at];
    const as = key === undefined ? undefined : first.get(key);
    return as === undefined || as === at ? undefined : { kind: 'sameTime', as };
  };
}
