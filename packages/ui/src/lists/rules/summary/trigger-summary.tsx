import type { Scope } from '@chatdeck/sdk/constants';
import { MATCH_MODE } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../screen/rule-row.css';
import { KeywordSummary } from './keyword-summary';
import { ruleSummaryMessages } from './rule-summary.messages';

interface Trigger {
  readonly keywords: readonly string[];
  readonly reg: number;
  readonly needAt?: number;
  readonly scope?: Scope;
}

interface Props {
  readonly rule: Trigger;
  readonly isOff: boolean;
}

/** The trigger of a rule, as the beginning of a sentence: 群里 @我 且包含「价格」或「报价」. */
export function TriggerSummary({ rule, isOff }: Props) {
  const t = useMessages(ruleSummaryMessages);
  const { keywords, reg, needAt = 1, scope = 'all' } = rule;
  const where = { all: t.all, friend: t.friend, room: needAt === 1 ? t.roomAt : t.room }[scope];
  return (
    <p className={css.sentence}>
      {where}
      {reg === MATCH_MODE.exact ? t.exact : t.contains}
      <KeywordSummary keywords={keywords} isOff={isOff} />
      {scope === 'room' && needAt !== 1 ? <Text tone="muted">{t.roomWithoutAt}</Text> : null}
    </p>
  );
}

/** The scope of a rule that applies everywhere, shown after its result. */
export function ScopeNote({ rule: { needAt = 1, scope = 'all' } }: Pick<Props, 'rule'>) {
  const t = useMessages(ruleSummaryMessages);
  if (scope !== 'all') return null;
  return (
    <Text size="xs" tone="muted">
      {needAt === 1 ? t.allAt : t.allWithoutAt}
    </Text>
  );
}
