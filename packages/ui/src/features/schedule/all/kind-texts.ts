import { useMessages } from '#messages';
import { customContentMessages } from '#features/batch-task/batch-task.messages.ts';
import { reminderMessages } from '#features/reminder/reminder.messages.ts';
import { countdownMessages } from '../countdown/countdown.messages';
import { dailySayingMessages } from '../daily-saying/daily-saying.messages';
import { materialScheduleMessages } from '../material/material-schedule.messages';
import { newsScheduleMessages } from '../news/news-schedule.messages';
import { weekMessages } from '../week/week.messages';
import { allSchedulesMessages } from './all.messages';
import type { PageKind } from './schedule-kind';

/** The texts of a page of one kind, or of all. */
interface PageTexts {
  readonly title: string;
  readonly explanation: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly addFirst: string;
}

/** The title and the empty state of the page of a kind. */
export function useKindTexts(kind: PageKind | undefined): PageTexts {
  const { addDaily } = useMessages(weekMessages);
  const all = useMessages(allSchedulesMessages);
  const texts = {
    daily: useMessages(dailySayingMessages),
    content: useMessages(customContentMessages),
    countdown: useMessages(countdownMessages),
    material: useMessages(materialScheduleMessages),
    news: useMessages(newsScheduleMessages),
    reminder: useMessages(reminderMessages),
  };
  if (kind === undefined) return { ...all, addFirst: addDaily };
  const own = texts[kind];
  return { ...own, addFirst: own.add };
}
