import type { PrivateForward } from '@chatdeck/sdk';
import { FORWARD_MESSAGES, textIn } from '@chatdeck/sdk/constants';
import { ArrowRight, Forward } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type {
  RowDialogProps,
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { ruleSummaryMessages } from '#lists/rules/summary/rule-summary.messages.ts';
import { PrivateForwardDialog } from '#features/forward/private/lazy-dialog.tsx';
import { privateForwardScreenMessages } from './private-forward.messages';

function Summary({ row: { name, type, rooms, contacts } }: RowSummaryProps<PrivateForward>) {
  const t = useMessages(privateForwardScreenMessages);
  const { nobody } = useMessages(ruleSummaryMessages);
  const { locale } = useChatdeck();
  const kind = FORWARD_MESSAGES.find(({ value }) => value === type);
  return (
    <>
      <p className={css.sentence}>
        <Text weight="strong">{name}</Text> {t.writes}
      </p>
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.forwardTo}
        <NameSummary kind="room" names={rooms} />
        <NameSummary kind="contact" names={contacts} />
        {rooms.length + contacts.length === 0 ? nobody : null}
        <Text size="xs" tone="muted">
          {textIn(kind?.text, locale) ?? ''}
        </Text>
      </div>
    </>
  );
}

const Dialog = ({ row, ...props }: RowDialogProps<PrivateForward>) => (
  <PrivateForwardDialog {...props} isOpen rule={row} />
);

const definition: RuleListDefinition<'privateForwards'> = {
  list: 'privateForwards',
  isTried: true,
  icon: Forward,
  texts: privateForwardScreenMessages,
  Summary,
  Dialog,
  example: ({ friend, team }) => (
    <Summary row={{ name: friend, type: 1, rooms: [team], contacts: [] }} isPaused={false} />
  ),
  isForMembers: true,
  csv: () => import('./private-forward-csv'),
};

/** Messages of single users, forwarded to groups and friends; for members. */
export const PrivateForwardScreen = /* @__PURE__ */ ruleListScreen(definition);
