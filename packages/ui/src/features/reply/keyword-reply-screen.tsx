import { CONTENT_TYPE, MATCH_MODE } from '@chatdeck/sdk/constants';
import { MessageSquareQuote } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { firstMatchHints } from '#lists/rules/screen/row-hints.ts';
import type { RuleListDefinition } from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { KeywordReplySummary } from './keyword-reply-summary';
import { keywordReplyMessages } from './keyword-reply.messages';

const definition: RuleListDefinition<'replyKeywords'> = {
  list: 'replyKeywords',
  isTried: true,
  icon: MessageSquareQuote,
  texts: keywordReplyMessages,
  Summary: KeywordReplySummary,
  example: ({ hours, hoursAnswer }) => (
    <>
      <TriggerSummary rule={{ keywords: [hours], reg: MATCH_MODE.contains }} isOff={false} />
      <ReplySummary replies={[{ type: CONTENT_TYPE.text, content: hoursAnswer }]} />
    </>
  ),
  Dialog: lazyDialog(() => import('./keyword-reply-dialog')),
  hints: firstMatchHints,
  isOrdered: true,
  csv: () => import('./keyword-reply-csv'),
};

/** Keywords and the robot's replies to them, in matching order. */
export const KeywordReplyScreen = /* @__PURE__ */ ruleListScreen(definition);
