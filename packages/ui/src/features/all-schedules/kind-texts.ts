import { useMessages } from '#messages';
import { customContentMessages } from '#features/batch-task/batch-task.messages.ts';
import { reminderMessages } from '#features/reminder/reminder.messages.ts';
import { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { materialScheduleMessages } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import { allSchedulesMessages } from './all.messages';
import type { PageKind } from './schedule-kind';

/** The texts of a page of one kind, or of all. */
interface PageTexts {
  readonly title: string;
  readonly explanation: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** The button that adds one. */
  readonly addFirst: string;
}

/** The title and the empty state of the page of a kind. */
export function useKindTexts(kind: PageKind | undefined): PageTexts {
  const all = useMessages(allSchedulesMessages);
  const texts = {
    daily: useMessages(dailySayingMessages),
    content: useMessages(customContentMessages),
    countdown: useMessages(countdownMessages),
    material: useMessages(materialScheduleMessages),
    news: useMessages(newsScheduleMessages),
    reminder: useMessages(reminderMessages),
  };
  if (kind === undefined) return { ...all, addFirst: all.add };
  const own = texts[kind];
  return { ...own, addFirst: own.add };
}
