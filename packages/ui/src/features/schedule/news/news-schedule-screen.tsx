import type { NewsSchedule } from '@chatdeck/sdk';
import { Newspaper } from 'lucide-react';
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
import { newsScheduleMessages } from './news-schedule.messages';
import { useNewsChannels } from './use-news-channels';

function Summary({ row, isPaused }: RowSummaryProps<NewsSchedule>) {
  const t = useMessages(newsScheduleMessages);
  const channels = useNewsChannels(row.sortId);
  const channel = channels.find(({ id }) => String(id) === String(row.sortId))?.label ?? '';
  return (
    <>
      <DueSummary row={row} />
      <TextSummary text={t.says({ channel, count: row.num })} more={row.endWord ?? ''} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

export const newsScheduleList: RuleListDefinition<'roomNewsSchedule'> = {
  list: 'roomNewsSchedule',
  icon: Newspaper,
  texts: newsScheduleMessages,
  Summary,
  Dialog: lazyDialog(() => import('./news-schedule-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  Notice: () => <TianxingNotice without="news" />,
  runNow: (row) => ({ target: chatOf(row), event: 'news', message: row }),
};

/** The news that the robot sends, to whom and when. */
export const NewsScheduleScreen = /* @__PURE__ */ ruleListScreen(newsScheduleList);
