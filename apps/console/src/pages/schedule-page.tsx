import type { SchedulesScreenProps } from '@chatdeck/ui/all-schedules';
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
