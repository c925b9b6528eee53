import type { DailySaying } from '@chatdeck/sdk';
import { ArrowRight, Sun } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import { lazyPart } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import * as css from '../screen/rule-row.css';
import { dailySayingMessages } from './daily-saying.messages';

function Words({ row, isPaused }: RowWordsProps<DailySaying>) {
  const t = useMessages(dailySayingMessages);
  const { city = '', memorialDay = '', endWord = '' } = row;
  return (
    <>
      <DueWords row={row} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.says({ city, day: memorialDay })}
        {endWord === '' ? null : <Text tone="second">{endWord}</Text>}
      </div>
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'dayTaskSchedule'> = {
  list: 'dayTaskSchedule',
  icon: Sun,
  texts: dailySayingMessages,
  Words,
  Dialog: lazyPart(() => import('./daily-saying-dialog')),
  hints: sameTimeHints,
};

/** Whom the robot greets each day, and when. */
export const DailySayingScreen = () => <RuleListScreen definition={definition} />;
