import type { NewsSchedule } from '@chatdeck/sdk';
import { Newspaper } from 'lucide-react';
import { useMessages } from '../../../messages';
import { lazyDialog } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { SaidWords } from '../schedule/said-words';
import { chatOf } from '../schedule/chat-of';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import { newsScheduleMessages } from './news-schedule.messages';
import { useNewsChannels } from './use-news-channels';

function Words({ row, isPaused }: RowWordsProps<NewsSchedule>) {
  const t = useMessages(newsScheduleMessages);
  const channels = useNewsChannels(row.sortId);
  const channel = channels.find(({ id }) => String(id) === String(row.sortId))?.label ?? '';
  return (
    <>
      <DueWords row={row} />
      <SaidWords text={t.says({ channel, count: row.num })} more={row.endWord ?? ''} />
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'roomNewsSchedule'> = {
  list: 'roomNewsSchedule',
  icon: Newspaper,
  texts: newsScheduleMessages,
  Words,
  Dialog: lazyDialog(() => import('./news-schedule-dialog')),
  hints: sameTimeHints,
  isTimed: true,
  runNow: (row) => ({ target: chatOf(row), event: 'news', message: row }),
};

/** Which news the robot sends, to whom and when. */
export const NewsScheduleScreen = () => <RuleListScreen definition={definition} />;
