import { cronSentence, readCron } from '@chatdeck/sdk/cron';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Text } from '#primitives/text/text.tsx';

/** When something runs, in words; an expression that has none as it is stored. */
export function ScheduleSummary({ cron }: { readonly cron: string }) {
  const { locale } = useChatdeck();
  const reading = readCron(cron);
  return (
    <Text weight="medium" isTabular>
      {reading.status === 'accepted' ? cronSentence(reading.schedule, locale) : cron}
    </Text>
  );
}
