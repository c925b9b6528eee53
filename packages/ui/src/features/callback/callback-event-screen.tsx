import type { CallbackEvent } from '@chatdeck/sdk';
import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import { ArrowRight, Webhook } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { firstMatchHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowDialogProps,
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ScopeNote, TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { CallbackEventDialog } from '#features/callback/lazy-dialog.tsx';
import { callbackEventScreenMessages } from './callback-event-screen.messages';

function Summary({ row, isPaused }: RowSummaryProps<CallbackEvent>) {
  const t = useMessages(callbackEventScreenMessages);
  const isBuiltIn = row.type === CALLBACK_TYPE.builtIn;
  return (
    <>
      <TriggerSummary rule={row} isOff={isPaused} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {isBuiltIn ? t.builtIn : t.custom}
        <span className={css.reply}>
          <span className={css.replyName}>{(isBuiltIn ? row.postUrl : row.customUrl) ?? ''}</span>
        </span>
        <ScopeNote rule={row} />
        <Text size="xs" tone="muted">
          {t.timeout({ seconds: row.timeout || DEFAULT_SECONDS })}
        </Text>
      </div>
    </>
  );
}

/** The value that the robot uses in place of 0 (robot contract, section 1.4). */
const DEFAULT_SECONDS = 60;

const Dialog = ({ row, ...props }: RowDialogProps<CallbackEvent>) => (
  <CallbackEventDialog {...props} isOpen event={row} />
);

const definition: RuleListDefinition<'callBackEvents'> = {
  list: 'callBackEvents',
  isTried: true,
  icon: Webhook,
  texts: callbackEventScreenMessages,
  Summary,
  Dialog,
  hints: firstMatchHints,
  isOrdered: true,
  csv: () => import('./callback-csv'),
  isForMembers: true,
};

/** Keywords that call a service, which replies through the robot; for members. */
export const CallbackEventScreen = /* @__PURE__ */ ruleListScreen(definition);
