import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import type { CallbackEvent } from '@chatdeck/sdk';
import { Webhook } from 'lucide-react';
import { firstMatchHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowDialogProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { CallbackEventDialog } from '#features/callback/lazy-dialog.tsx';
import { CallbackSummary } from './callback-summary';
import { callbackEventScreenMessages } from './callback-event-screen.messages';

const Dialog = ({ row, ...props }: RowDialogProps<CallbackEvent>) => (
  <CallbackEventDialog {...props} isOpen event={row} />
);

const definition: RuleListDefinition<'callBackEvents'> = {
  list: 'callBackEvents',
  isTried: true,
  icon: Webhook,
  texts: callbackEventScreenMessages,
  Summary: CallbackSummary,
  Dialog,
  example: ({ orders }) => (
    <CallbackSummary
      row={{
        keywords: [orders],
        reg: 1,
        needAt: 0,
        scope: 'all',
        type: CALLBACK_TYPE.custom,
        timeout: 10,
        postUrl: '',
        customUrl: 'https://shop.example.com/orders',
        moreData: [],
      }}
      isPaused={false}
    />
  ),
  hints: firstMatchHints,
  isOrdered: true,
  csv: () => import('./callback-csv'),
  isForMembers: true,
};

/** Keywords that call a service, which replies through the robot; for members. */
export const CallbackEventScreen = /* @__PURE__ */ ruleListScreen(definition);
