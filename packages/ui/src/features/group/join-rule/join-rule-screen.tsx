import type { RoomJoin } from '@chatdeck/sdk';
import { UserPlus } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { KeywordSummary } from '#lists/rules/summary/keyword-summary.tsx';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { joinRuleMessages } from './join-rule.messages';

function Summary({ row, isPaused }: RowSummaryProps<RoomJoin>) {
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

const definition: RuleListDefinition<'roomJoinKeywords'> = {
  list: 'roomJoinKeywords',
  icon: UserPlus,
  texts: joinRuleMessages,
  Summary,
  Dialog: lazyDialog(() => import('./join-rule-dialog')),
  isOrdered: true,
  csv: () => import('./join-rule-csv'),
};

/** Keywords that add friends to a group, and the welcome message. */
export const JoinRuleScreen = /* @__PURE__ */ ruleListScreen(definition);
