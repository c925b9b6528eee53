import type { Countdown } from '@chatdeck/sdk';
import { Hourglass } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { sameTimeHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { DueSummary, NextRun, TextSummary } from '../due/due-summary';
import { chatOf } from '../due/schedule.model';
import { countdownMessages } from './countdown.messages';

function Summary({ row, isPaused }: RowSummaryProps<Countdown>) {
  const t = useMessages(countdownMessages);
  const { prefix = '', suffix = '', endWord = '', memorialDay } = row;
  const more = [suffix, endWord].filter((part) => part !== '').join(' ');
  return (
    <>
      <DueSummary row={row} />
      <TextSummary text={t.says({ prefix, day: memorialDay })} more={more} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

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
