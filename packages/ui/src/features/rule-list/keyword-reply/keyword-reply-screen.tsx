import type { ReplyKeyword } from '@chatdeck/sdk';
import { MessageSquareQuote } from 'lucide-react';
import { lazyDialog } from '../../../provider/lazy-part';
import { firstMatchHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import { ReplyWords } from '../words/reply-words';
import { ScopeNote, TriggerWords } from '../words/trigger-words';
import { keywordReplyMessages } from './keyword-reply.messages';

const Words = ({ row, isPaused }: RowWordsProps<ReplyKeyword>) => (
  <>
    <TriggerWords rule={row} isOff={isPaused} />
    <ReplyWords replies={row.replys} note={<ScopeNote rule={row} />} />
  </>
);

const definition: RuleListDefinition<'replyKeywords'> = {
  list: 'replyKeywords',
  icon: MessageSquareQuote,
  texts: keywordReplyMessages,
  Words,
  Dialog: lazyDialog(() => import('./keyword-reply-dialog')),
  hints: firstMatchHints,
};

/** Keywords and what the robot answers to them, in the order in which they are tried. */
export const KeywordReplyScreen = () => <RuleListScreen definition={definition} />;
