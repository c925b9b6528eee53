import type { Destination } from '@chatdeck/ui';
import type { SchedulesScreenProps } from '@chatdeck/ui/all-schedules';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { preferences, setPreferences } from '../preferences/preferences';

/** The table of all schedules, or of those of a kind; `rule` in the address is the one that is opened. */
export const loadSchedules = (kind?: SchedulesScreenProps['kind']) => async () => {
  const { SchedulesScreen } = await import('@chatdeck/ui/all-schedules');
  return function SchedulePage() {
    const rule = useSearchParams()[0].get('rule') ?? undefined;
    return (
      <SchedulesScreen
        key={rule}
        {...(kind && { kind })}
        rule={rule}
        isWeekFolded={preferences().isWeekFolded}
        onWeekFold={(isWeekFolded) => setPreferences({ isWeekFolded })}
      />
    );
  };
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
