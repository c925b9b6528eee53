import type { MaterialSchedule } from '@chatdeck/sdk';
import { CalendarClock } from 'lucide-react';
import { useMessages } from '../../../messages';
import { lazyDialog } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { chatOf } from '../schedule/chat-of';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import { ReplyWords } from '../words/reply-words';
import { materialScheduleMessages } from './material-schedule.messages';

function Words({ row, isPaused }: RowWordsProps<MaterialSchedule>) {
  const t = useMessages(materialScheduleMessages);
  return (
    <>
      <DueWords row={row} />
      <ReplyWords replies={row.contents} verb={t.sends} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'roomTaskSchedule'> = {
  list: 'roomTaskSchedule',
  icon: CalendarClock,
  texts: materialScheduleMessages,
  Words,
  Dialog: lazyDialog(() => import('./material-schedule-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'custom', message: row }),
};

/** Which materials the robot sends, to whom and when. */
export const MaterialScheduleScreen = () => <RuleListScreen definition={definition} />;
