import type { Countdown } from '@chatdeck/sdk';
import { Hourglass } from 'lucide-react';
import { useMessages } from '../../../messages';
import { lazyDialog } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { SaidWords } from '../schedule/said-words';
import { chatOf } from '../schedule/chat-of';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import { countdownMessages } from './countdown.messages';

function Words({ row, isPaused }: RowWordsProps<Countdown>) {
  const t = useMessages(countdownMessages);
  const { prefix = '', suffix = '', endWord = '', memorialDay } = row;
  const more = [suffix, endWord].filter((words) => words !== '').join(' ');
  return (
    <>
      <DueWords row={row} />
      <SaidWords text={t.says({ prefix, day: memorialDay })} more={more} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'countDownTaskSchedule'> = {
  list: 'countDownTaskSchedule',
  icon: Hourglass,
  texts: countdownMessages,
  Words,
  Dialog: lazyDialog(() => import('./countdown-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'countdown', message: row }),
};

/** The days that the robot counts to, for whom and when. */
export const CountdownScreen = () => <RuleListScreen definition={definition} />;
