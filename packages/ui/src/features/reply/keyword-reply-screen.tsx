import type { ReplyKeyword } from '@chatdeck/sdk';
import { MessageSquareQuote } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { firstMatchHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { ScopeNote, TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { keywordReplyMessages } from './keyword-reply.messages';

const Summary = ({ row, isPaused }: RowSummaryProps<ReplyKeyword>) => (
  <>
    <TriggerSummary rule={row} isOff={isPaused} />
    <ReplySummary replies={row.replys} note={<ScopeNote rule={row} />} />
  </>
);

const definition: RuleListDefinition<'replyKeywords'> = {
  list: 'replyKeywords',
  isTried: true,
  icon: MessageSquareQuote,
  texts: keywordReplyMessages,
  Summary,
  Dialog: lazyDialog(() => import('./keyword-reply-dialog')),
  hints: firstMatchHints,
  isOrdered: true,
  csv: () => import('./keyword-reply-csv'),
};

/** Keywords and the robot's replies to them, in matching order. */
export const KeywordReplyScreen = /* @__PURE__ */ ruleListScreen(definition);
