import type { RoomJoin } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { KeywordSummary } from '#lists/rules/summary/keyword-summary.tsx';
import { ReplySummary, type ShownReply } from '#lists/rules/summary/reply-summary.tsx';
import { joinRuleMessages } from './join-rule.messages';

interface JoinRuleSummaryProps {
  readonly row: Pick<RoomJoin, 'roomName' | 'keywords'> &
    Readonly<Record<'replys' | 'welcomes', readonly ShownReply[]>>;
  readonly isPaused: boolean;
}

/** A group as a sentence: by which keywords it is joined, and how newcomers are welcomed. */
export function JoinRuleSummary({ row, isPaused }: JoinRuleSummaryProps) {
  const t = useMessages(joinRuleMessages);
  const { roomName, keywords, replys, welcomes } = row;
  return (
    <>
      <p className={css.sentence}>
        <Text weight="strong">{roomName}</Text>
        {keywords.length > 0 ? (
          <>
            {t.joinedBy}
            <KeywordSummary keywords={keywords} isOff={isPaused} />
          </>
        ) : (
          <Text tone="muted">{t.welcomeOnly}</Text>
        )}
      </p>
      {replys.length > 0 ? <ReplySummary replies={replys} verb={t.before} /> : null}
      {welcomes.length > 0 ? <ReplySummary replies={welcomes} verb={t.welcome} /> : null}
    </>
  );
}
