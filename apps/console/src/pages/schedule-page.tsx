import type { Destination } from '@chatdeck/ui';
import type { SchedulesScreenProps } from '@chatdeck/ui/all-schedules';
import type { ComponentType } from 'react';
import { preferences, setPreferences } from '../preferences/preferences';
import { listPage } from './addressed-pages';

/** The table of all schedules, or of those of a kind. */
export const loadSchedules = (kind?: SchedulesScreenProps['kind']) => async () => {
  const { SchedulesScreen } = await import('@chatdeck/ui/all-schedules');
  return listPage(
    (props: SchedulesScreenProps) => (
      <SchedulesScreen
        {...props}
        {...(kind && { kind })}
        isWeekFolded={preferences().isWeekFolded}
        onWeekFold={(isWeekFolded) => setPreferences({ isWeekFolded })}
      />
    ),
    { sorts: ['stored', 'soonest', 'latest'] },
  );
};

/** A list of records that are sent at a time, with the week in which that is below it. */
export async function withWeek(load: () => Promise<ComponentType>, place: Destination) {
  const [List, { ScheduleWeek }] = await Promise.all([
    load(),
    import('@chatdeck/ui/schedule/week'),
  ]);
  return function PageWithWeek() {
    return (
      <div className="page-with-week">
        <List />
        <ScheduleWeek isCompact places={[place]} />
      </div>
    );
  };
}
