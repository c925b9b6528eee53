import type { MaterialSchedule } from '@chatdeck/sdk';
import { CalendarClock } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { sameTimeHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { NextRun } from '../due/due-summary';
import { chatOf } from '../due/schedule.model';
import { MaterialScheduleSays } from './material-schedule-says';
import { materialScheduleMessages } from './material-schedule.messages';

const Summary = ({ row, isPaused }: RowSummaryProps<MaterialSchedule>) => (
  <>
    <MaterialScheduleSays row={row} />
    <NextRun row={row} isPaused={isPaused} />
  </>
);

export const materialScheduleList: RuleListDefinition<'roomTaskSchedule'> = {
  list: 'roomTaskSchedule',
  icon: CalendarClock,
  texts: materialScheduleMessages,
  Summary,
  Dialog: lazyDialog(() => import('./material-schedule-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'custom', message: row }),
};

/** The materials that the robot sends, to whom and when. */
export const MaterialScheduleScreen = /* @__PURE__ */ ruleListScreen(materialScheduleList);
