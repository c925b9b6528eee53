import type { RuleHits } from '@chatdeck/sdk';
import { ruleIdOf } from '@chatdeck/sdk/plain-rules';
import { useCallback, useMemo } from 'react';
import { logHitsApi } from '#store/log-hits.api.ts';
import { selectAnswer } from '#store/select-answer.ts';

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

const UNKNOWN: HitsState = { status: 'unknown' };
const OFF: HitsState = { status: 'off' };
const NONE: HitsState = { status: 'none' };

const useHitsQuery = (list: string) =>
  logHitsApi.useRuleHitsQuery(undefined, {
    skip: !isCounted(list),
    selectFromResult: selectAnswer,
  });

/** Whether the log counts what rules decide; undefined while that is not known. */
export function useIsCounting(list: string): boolean | undefined {
  const { data } = useHitsQuery(list);
  return data && (data.open || data.list.length > 0);
}

/**
 * How often each row of a list decided about a message, from one query; the same objects while its answer stays. Takes
 * rows as they are stored, which is how the server counts them: one that is read has defaults that may not be stored.
 */
export function useListHits(list: string): (row: unknown) => HitsState {
  const { data } = useHitsQuery(list);
  const hitsById = useMemo(() => {
    const ofList = data?.list.filter((rule) => rule.list === list) ?? [];
    // The first one of an id counts.
    return new Map(
      ofList.toReversed().map((hits) => [hits.ruleId, { status: 'hit', hits } as const]),
    );
  }, [data, list]);
  return useCallback(
    (row: unknown): HitsState => {
      if (!data) return UNKNOWN;
      const hits = hitsById.size === 0 ? undefined : hitsById.get(ruleIdOf(row));
      return hits ?? (data.open ? NONE : OFF);
    },
    [data, hitsById],
  );
}
