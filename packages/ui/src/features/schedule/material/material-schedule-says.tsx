import type { MaterialSchedule } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { DueSummary } from '../due/due-summary';
import { materialScheduleMessages } from './material-schedule.messages';

/** Scheduled materials as a sentence: when, to whom and which. */
export function MaterialScheduleSays({ row }: { readonly row: MaterialSchedule }) {
  const t = useMessages(materialScheduleMessages);
  return (
    <>
      <DueSummary row={row} />
      <ReplySummary replies={row.contents} verb={t.sends} />
    </>
  );
}
