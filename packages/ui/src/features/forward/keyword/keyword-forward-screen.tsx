import type { KeywordForward } from '@chatdeck/sdk';
import { MATCH_MODE } from '@chatdeck/sdk/constants';
import { ArrowRight, Forward } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import type {
  RowDialogProps,
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { KeywordSummary } from '#lists/rules/summary/keyword-summary.tsx';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { ruleSummaryMessages } from '#lists/rules/summary/rule-summary.messages.ts';
import { KeywordForwardDialog } from '#features/forward/keyword/lazy-dialog.tsx';
import { keywordForwardScreenMessages } from './keyword-forward.messages';

function Summary({ row, isPaused }: RowSummaryProps<KeywordForward>) {
  const t = useMessages(keywordForwardScreenMessages);
  const keywords = useMessages(ruleSummaryMessages);
  const namesOf = (targets: KeywordForward['targets']) => targets.map(({ name }) => name);
  return (
    <>
      <div className={css.answer}>
        {t.from}
        <NameSummary kind={row.type} names={namesOf(row.targets)} />
        <span className={css.part}>
          {row.reg === MATCH_MODE.exact ? keywords.exact : keywords.contains}
          <KeywordSummary keywords={row.keywords} isOff={isPaused} />
        </span>
      </div>
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.forwardTo}
        <NameSummary kind={row.forwardType} names={namesOf(row.forwardTargets)} />
      </div>
    </>
  );
}

const Dialog = ({ row, ...props }: RowDialogProps<KeywordForward>) => (
  <KeywordForwardDialog {...props} isOpen rule={row} />
);

const definition: RuleListDefinition<'forwards'> = {
  list: 'forwards',
  isTried: true,
  icon: Forward,
  texts: keywordForwardScreenMessages,
  Summary,
  Dialog,
  example: ({ room, orders, team }) => (
    <Summary
      row={{
        keywords: [orders],
        reg: 1,
        type: 'room',
        targets: [{ name: room }],
        forwardType: 'room',
        forwardTargets: [{ name: team }],
      }}
      isPaused={false}
    />
  ),
  isOrdered: true,
  csv: () => import('./keyword-forward-csv'),
};

/** Messages with a keyword, forwarded from some chats to others; for accounts with that custom right. */
export const KeywordForwardScreen = /* @__PURE__ */ ruleListScreen(definition);
