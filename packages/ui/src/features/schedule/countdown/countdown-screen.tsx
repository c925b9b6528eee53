import type { Countdown } from '@chatdeck/sdk';
import { Hourglass } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { sameTimeHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { NextRun } from '../due/due-summary';
import { chatOf } from '../due/schedule.model';
import { CountdownSays } from './countdown-says';
import { countdownMessages } from './countdown.messages';

const Summary = ({ row, isPaused }: RowSummaryProps<Countdown>) => (
  <>
    <CountdownSays row={row} />
    <NextRun row={row} isPaused={isPaused} />
  </>
);

export const countdownList: RuleListDefinition<'countDownTaskSchedule'> = {
  list: 'countDownTaskSchedule',
  icon: Hourglass,
  texts: countdownMessages,
  Summary,
  Dialog: lazyDialog(() => import('./countdown-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'countdown', message: row }),
};

/** The countdowns that the robot sends: to which day, to whom and when. */
export const CountdownScreen = /* @__PURE__ */ ruleListScreen(countdownList);
