import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import type { FormField } from '#forms/use-form-field.ts';
import { newsScheduleMessages } from './news-schedule.messages';
import { useNewsChannels } from './use-news-channels';

/** The category of the news. Empty means none. */
export function NewsChannelField({ value, ...field }: FormField<string | number>) {
  const t = useMessages(newsScheduleMessages);
  const items = useNewsChannels(value);
  return (
    <Select
      {...field}
      label={t.channel}
      placeholder={t.channelPlaceholder}
      items={items}
      value={value === '' ? null : value}
    />
  );
}
