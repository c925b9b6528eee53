import type { Reminder } from '@chatdeck/sdk';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { isMissedReminder } from '@chatdeck/sdk/plain-rules';
import { Bell } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { NextRun } from '#features/schedule/due/due-summary.tsx';
import { reminderCommand } from './reminder-command';
import { reminderMessages } from './reminder.messages';
import { useReminders } from './use-reminders';
import { reminderSwitch } from './reminder-switch';

function Summary({ row }: { readonly row: Reminder }) {
  const t = useMessages(reminderMessages);
  const now = useNow(MINUTE_MS).getTime();
  return (
    <>
      <div className={css.answer}>
        {row.isLoop ? (
          <ScheduleSummary cron={row.time} />
        ) : (
          <Text weight="medium" isTabular>
            {row.time}
          </Text>
        )}
        <NameSummary kind="contact" names={[row.subscribe]} />
        {row.isDone ? <Badge>{t.done}</Badge> : null}
        {isMissedReminder(row, now) ? <Badge tone="warning">{t.missed}</Badge> : null}
      </div>
      <Text>{row.content}</Text>
      {row.isLoop ? <NextRun row={{ date: row.time }} isPaused={row.isPaused} /> : null}
      <Text size="xs" tone="muted">
        {t.setter({ name: row.setter })}
      </Text>
    </>
  );
}

export const reminderList: RecordListDefinition<Reminder, ReminderInput> = {
  icon: Bell,
  texts: reminderMessages,
  useRecords: useReminders,
  keyOf: ({ id }) => id,
  labelOf: ({ content }) => content,
  Summary,
  switched: reminderSwitch,
  foundAs: 'reminders',
  Dialog: lazyDialog(() => import('./reminder-dialog')),
  runNow: reminderCommand,
  isTimed: true,
};

/** Reminders for friends, once or recurring: add, edit and delete. */
export const ReminderScreen = /* @__PURE__ */ recordListScreen(reminderList);
