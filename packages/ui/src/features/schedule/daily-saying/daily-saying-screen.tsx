import type { DailySaying } from '@chatdeck/sdk';
import { Sun } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { sameTimeHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { TianxingNotice } from '#lists/tianxing/tianxing-notice.tsx';
import { DueSummary, NextRun, TextSummary } from '../due/due-summary';
import { chatOf } from '../due/schedule.model';
import { dailySayingMessages } from './daily-saying.messages';

function Summary({ row, isPaused }: RowSummaryProps<DailySaying>) {
  const t = useMessages(dailySayingMessages);
  const { city = '', memorialDay = '', endWord = '' } = row;
  return (
    <>
      <DueSummary row={row} />
      <TextSummary text={t.says({ city, day: memorialDay })} more={endWord} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

export const dailySayingList: RuleListDefinition<'dayTaskSchedule'> = {
  list: 'dayTaskSchedule',
  icon: Sun,
  texts: dailySayingMessages,
  Summary,
  Dialog: lazyDialog(() => import('./daily-saying-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  Notice: () => <TianxingNotice without="weather" />,
  runNow: (row) => ({ target: chatOf(row), event: 'wechatEveryday', message: row }),
};

/** The daily greetings: to whom and when. */
export const DailySayingScreen = /* @__PURE__ */ ruleListScreen(dailySayingList);
