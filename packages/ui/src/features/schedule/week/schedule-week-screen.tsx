import { useMessages } from '#messages';
import { Page } from '#primitives/page/page.tsx';
import { ScheduleWeek } from './schedule-week';
import { weekMessages } from './week.messages';

/** The page of all schedules by day and hour. */
export function ScheduleWeekScreen() {
  const t = useMessages(weekMessages);
  return (
    <Page title={t.title} description={t.explanation}>
      <ScheduleWeek />
    </Page>
  );
}
