import type { RuleHits } from '@chatdeck/sdk';
import { ruleIdOf } from '@chatdeck/sdk/plain-rules';
import { useMemo } from 'react';
import { logHitsApi } from '#store/log-hits.api.ts';

/** The lists whose rules the log counts. */
const COUNTED: readonly string[] = [
  'replyKeywords',
  'eventKeywords',
  'callBackEvents',
  'forwards',
  'privateForwards',
  'roomAsyncList',
  'dialogues',
];

/** Whether the log counts what the rules of a list decide. */
export const isCounted = (list: string): boolean => COUNTED.includes(list);

/** How often a rule decided: unknown while the log is off, and when the server does not say. */
export type HitsState =
  | { readonly status: 'unknown' }
  | { readonly status: 'off' }
  | { readonly status: 'none' }
  | { readonly status: 'hit'; readonly hits: RuleHits };

/** Whether the log counts what rules decide; undefined while that is not known. */
export function useIsCounting(list: string): boolean | undefined {
  const { data } = logHitsApi.useRuleHitsQuery(undefined, { skip: !isCounted(list) });
  return data && (data.open || data.list.length > 0);
}

/** How often a row of a list decided about a message; all rows read from one answer. */
export function useRuleHits(list: string, row: unknown): HitsState {
  const { data } = logHitsApi.useRuleHitsQuery(undefined, { skip: !isCounted(list) });
  return useMemo((): HitsState => {
    if (!data) return { status: 'unknown' };
    const id = ruleIdOf(row);
    const hits = data.list.find((rule) => rule.list === list && rule.ruleId === id);
    if (hits) return { status: 'hit', hits };
    return { status: data.open ? 'none' : 'off' };
  }, [data, list, row]);
}
