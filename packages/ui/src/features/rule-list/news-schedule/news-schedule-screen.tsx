import type { NewsSchedule } from '@chatdeck/sdk';
import { ArrowRight, Newspaper } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import { lazyPart } from '../../../provider/lazy-part';
import { DueWords, NextRun } from '../schedule/due-words';
import { sameTimeHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import * as css from '../screen/rule-row.css';
import { newsScheduleMessages } from './news-schedule.messages';
import { useNewsChannels } from './use-news-channels';

function Words({ row, isPaused }: RowWordsProps<NewsSchedule>) {
  const t = useMessages(newsScheduleMessages);
  const channels = useNewsChannels(row.sortId);
  const channel = channels.find(({ id }) => String(id) === String(row.sortId))?.label ?? '';
  return (
    <>
      <DueWords row={row} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.says({ channel, count: row.num })}
        {row.endWord ? <Text tone="second">{row.endWord}</Text> : null}
      </div>
      <NextRun row={row} isPaused={isPaused} />
    </>
  );
}

const definition: RuleListDefinition<'roomNewsSchedule'> = {
  list: 'roomNewsSchedule',
  icon: Newspaper,
  texts: newsScheduleMessages,
  Words,
  Dialog: lazyPart(() => import('./news-schedule-dialog')),
  hints: sameTimeHints,
};

/** Which news the robot sends, to whom and when. */
export const NewsScheduleScreen = () => <RuleListScreen definition={definition} />;
