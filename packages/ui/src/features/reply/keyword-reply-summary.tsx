import type { ReplyKeyword } from '@chatdeck/sdk';
import type { RowSummaryProps } from '#lists/rules/screen/rule-list-definition.ts';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { ScopeNote, TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';

/** A keyword reply as a sentence: when it applies, and what it sends. */
export const KeywordReplySummary = ({ row, isPaused }: RowSummaryProps<ReplyKeyword>) => (
  <>
    <TriggerSummary rule={row} isOff={isPaused} />
    <ReplySummary replies={row.replys} note={<ScopeNote rule={row} />} />
  </>
);
