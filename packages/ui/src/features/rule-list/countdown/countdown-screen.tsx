import type { Countdown } from '@chatdeck/sdk';
import { ArrowRight, Hourglass } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import { lazyPart } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import * as css from '../screen/rule-row.css';
import { countdownMessages } from './countdown.messages';

function Words({ row, isPaused }: RowWordsProps<Countdown>) {
  const t = useMessages(countdownMessages);
  const { prefix = '', suffix = '', endWord = '', memorialDay } = row;
  const more = [suffix, endWord].filter((words) => words !== '').join(' ');
  return (
    <>
      <DueWords row={row} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.says({ prefix, day: memorialDay })}
        {more === '' ? null : <Text tone="second">{more}</Text>}
      </div>
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'countDownTaskSchedule'> = {
  list: 'countDownTaskSchedule',
  icon: Hourglass,
  texts: countdownMessages,
  Words,
  Dialog: lazyPart(() => import('./countdown-dialog')),
  hints: sameTimeHints,
};

/** The days that the robot counts to, for whom and when. */
export const CountdownScreen = () => <RuleListScreen definition={definition} />;
