import type { RuleHits } from '@chatdeck/sdk';
import { memo } from 'react';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { Text } from '#primitives/text/text.tsx';
import { timeSince } from '../clock/time-since';
import { hitsMessages } from './hits.messages';
import { useIsCounting, useListHits, type HitsState } from './use-rule-hits';

interface Props {
  readonly list: string;
  readonly row: unknown;
}

/** How often a single rule decided about a message; a list of them has `useListHits`. */
export function HitsLine({ list, row }: Props) {
  return <HitsText state={useListHits(list)(row)} />;
}

/** How often a rule decided about a message, below its summary; nothing while that is not known. */
export function HitsText({ state }: { readonly state: HitsState }) {
  const t = useMessages(hitsMessages);
  if (state.status === 'unknown') return null;
  if (state.status === 'hit') return <Hits hits={state.hits} />;
  return (
    <Text size="xs" tone="muted">
      {state.status === 'none' ? t.none : t.noData}
    </Text>
  );
}

function Hits({ hits: { days7, days30, lastAt } }: { readonly hits: RuleHits }) {
  const t = useMessages(hitsMessages);
  const now = useNow(MINUTE_MS);
  const since = timeSince(lastAt, now);
  const ago = since ? t[since.unit](since.count) : t.now;
  return (
    <Text size="xs" tone="muted" isTabular>
      {t.hits({ days7, days30, ago })}
    </Text>
  );
}

/** How to get the counts of rules, once for a list, while there are none. */
export const HitsNotice = /* @__PURE__ */ memo(function HitsNotice({ list }: Pick<Props, 'list'>) {
  const t = useMessages(hitsMessages);
  if (useIsCounting(list) !== false) return null;
  return (
    <Text as="p" size="xs" tone="muted">
      {t.howTo} <PlaceLink to="wechat.log">{t.open}</PlaceLink>
    </Text>
  );
});
