import { cronSentence, readCron } from '@chatdeck/sdk/cron';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Text } from '#primitives/text/text.tsx';

/** Describes a cron expression in words; expressions that cannot be described are shown as stored. */
export function ScheduleSummary({ cron }: { readonly cron: string }) {
  const { locale } = useChatdeck();
  const reading = readCron(cron);
  return (
    <Text weight="medium" isTabular>
      {reading.status === 'accepted' ? cronSentence(reading.schedule, locale) : cron}
    </Text>
  );
}
