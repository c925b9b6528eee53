import type { BatchTask } from '@chatdeck/sdk';
import { useCallback } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import { replyName } from '#lists/rules/summary/reply-summary.tsx';
import { customContentMessages } from '#features/batch-task/batch-task.messages.ts';
import { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import { useNewsChannels } from '#features/schedule/news/use-news-channels.ts';
import { allSchedulesMessages } from './all.messages';
import type { ScheduleEntry } from './schedule-entry';

/** What a schedule sends, in a line; `isBroken` if it would send nothing. */
export interface EntryTitle {
  readonly text: string;
  readonly isBroken?: boolean;
}

interface Replies {
  readonly contents: readonly Parameters<typeof replyName>[0][];
}

/** What each schedule sends, by the names of its channels and materials. */
export function useEntryTitles(): (entry: ScheduleEntry) => EntryTitle {
  const t = useMessages(allSchedulesMessages);
  const news = useMessages(newsScheduleMessages);
  const own = useMessages(customContentMessages);
  const { locale } = useChatdeck();
  const categories = useNewsChannels('');
  const { data: channels } = batchTaskApi.useOwnChannelsQuery();
  return useCallback(
    ({ source }: ScheduleEntry) => {
      const newsOf = (sortId: string | number, count: number) => {
        const category = categories.find(({ id }) => String(id) === String(sortId));
        return { text: news.says({ channel: category?.label ?? String(sortId), count }) };
      };
      const materials = ({ contents }: Replies): EntryTitle => {
        const text = joinList(contents.map(replyName), locale);
        return text.trim() === '' ? { text: t.nothing, isBroken: true } : { text };
      };
      const until = (name: string | undefined, day: string) => ({
        text: t.until({ name: name ?? '', day }),
      });
      const ofTask = ({ taskType, taskInfo }: BatchTask): EntryTitle => {
        switch (taskType) {
          case 'news':
            return newsOf(taskInfo.sortId, taskInfo.num);
          case 'custom':
            return materials(taskInfo);
          case 'countDown':
            return until(taskInfo.prefix, taskInfo.memorialDay);
          case 'customContent': {
            const { sortId, isLocal } = taskInfo;
            const channel = channels?.find((one) => String(one.sortId) === String(sortId));
            // Channels built into the robot are not among them, and none is missing while they load.
            if (channels && !channel && !isLocal)
              return { text: own.deletedChannel, isBroken: true };
            return { text: own.says({ channel: channel?.name ?? String(sortId) }) };
          }
        }
      };
      switch (source.of) {
        case 'reminder':
          return { text: source.row.content };
        case 'rss':
          return { text: source.row.rssUrl };
        case 'batch':
          return ofTask(source.row);
        case 'config': {
          const { list, seen, entry } = source;
          if (entry.status !== 'ready')
            return { text: rowLabel(seen.row.stored, locale), isBroken: true };
          switch (list) {
            case 'dayTaskSchedule': {
              const { memorialDay, city } = entry.row;
              return { text: t.since({ day: memorialDay ?? '', city: city ?? '' }) };
            }
            case 'countDownTaskSchedule':
              return until(entry.row.prefix, entry.row.memorialDay);
            case 'roomTaskSchedule':
              return materials(entry.row);
            case 'roomNewsSchedule':
              return newsOf(entry.row.sortId, entry.row.num);
          }
        }
      }
    },
    [t, news, own, locale, categories, channels],
  );
}
