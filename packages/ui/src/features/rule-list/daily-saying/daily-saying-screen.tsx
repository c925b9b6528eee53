import type { DailySaying } from '@chatdeck/sdk';
import { Sun } from 'lucide-react';
import { useMessages } from '../../../messages';
import { lazyDialog } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { SaidWords } from '../schedule/said-words';
import { chatOf } from '../schedule/chat-of';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import { dailySayingMessages } from './daily-saying.messages';

function Words({ row, isPaused }: RowWordsProps<DailySaying>) {
  const t = useMessages(dailySayingMessages);
  const { city = '', memorialDay = '', endWord = '' } = row;
  return (
    <>
      <DueWords row={row} />
      <SaidWords text={t.says({ city, day: memorialDay })} more={endWord} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'dayTaskSchedule'> = {
  list: 'dayTaskSchedule',
  icon: Sun,
  texts: dailySayingMessages,
  Words,
  Dialog: lazyDialog(() => import('./daily-saying-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'wechatEveryday', message: row }),
};

/** Whom the robot greets each day, and when. */
export const DailySayingScreen = () => <RuleListScreen definition={definition} />;
