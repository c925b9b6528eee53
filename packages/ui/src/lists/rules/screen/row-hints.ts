import { MATCH_MODE } from '@chatdeck/sdk/constants';
import {
  isJsonObject,
  shadowedRules,
  type KeywordRule,
  type Shadow,
} from '@chatdeck/sdk/plain-rules';
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

/** The hint for each row of a list in which the first matching row wins. */
export function firstMatchHints(rows: Rows): (RowHint | undefined)[] {
  const rules = rows.map(({ stored, isPaused }) => (isPaused ? undefined : keywordRule(stored)));
  const shadows = shadowedRules(rules);
  return rules.map((rule, at): RowHint | undefined => {
    const shadow = shadows[at];
    if (shadow) return { kind: 'shadowed', shadow };
    if (rule?.reg !== MATCH_MODE.contains) return undefined;
    const word = rule.keywords.find((keyword) => [...keyword].length === 1);
    return word === undefined ? undefined : { kind: 'short', word };
  });
}

/** The hint for each schedule that coincides with an earlier one. */
export function sameTimeHints(rows: Rows): (RowHint | undefined)[] {
  const first = new Map<string, number>();
  return rows.map(({ stored, isPaused }, at): RowHint | undefined => {
    if (isPaused || !isJsonObject(stored)) return undefined;
    const { date, wxid, roomName, name } = stored;
    const key = JSON.stringify([date ?? null, wxid || (roomName ?? name ?? null)]);
    const as = first.get(key);
    if (as === undefined) first.set(key, at);
    return as === undefined ? undefined : { kind: 'sameTime', as };
  });
}
