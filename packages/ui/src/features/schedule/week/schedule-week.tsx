import { robotDate } from '@chatdeck/sdk/cron';
import { CalendarClock, ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { Destination } from '#context/navigation.ts';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { AllPaused } from './all-paused';
import { useWeekSchedules } from './use-week-schedules';
import * as css from './week.css';
import { weekMessages } from './week.messages';
import { collisionCount, mondayOf, runCount, weekOf, type WeekDay } from './week.model';
import { WeekChart } from './week-chart';
import type { WeekKind, WeekSchedule } from './week-schedule';

/** A server that sends more would freeze the page of the host. */
const MOST_SCHEDULES = 2_000;

export interface ScheduleWeekProps {
  /** Part of a page: no day is open, and nothing is shown while there are no schedules. Default false. */
  readonly isCompact?: boolean;
  /** Only a line of it is shown. Default false. */
  readonly isFolded?: boolean;
  /** Called when the user folds or unfolds it; without it there is no button for that. */
  readonly onFold?: ((isFolded: boolean) => void) | undefined;
  /**
   * Shows only the schedules that are listed on one of these pages, and nothing while there are none of them or they are
   * not loaded, which their list tells of. Default all.
   */
  readonly places?: readonly Destination[] | undefined;
}

/**
 * A week of all schedules by day and hour in the robot's time: materials, daily sayings, news, countdowns, reminders,
 * and for members batch tasks and RSS feeds. Loads by itself and fails by itself.
 */
export const ScheduleWeek = (props: ScheduleWeekProps) => (
  <PanelBoundary>
    <LoadedWeek {...props} />
  </PanelBoundary>
);

function LoadedWeek({ isCompact = false, isFolded = false, onFold, places }: ScheduleWeekProps) {
  const t = useMessages(weekMessages);
  const state = useWeekSchedules(places);
  const [weeks, setWeeks] = useState(0);
  const now = useNow(MINUTE_MS);
  const monday = mondayOf(now, isFolded ? 0 : weeks);
  const isEmpty = state.status === 'ready' && state.schedules.length === 0;
  // Beside a list that loads at the same time, nothing comes only to go.
  if (places && (isEmpty || state.status !== 'ready')) return null;
  if (isEmpty && state.missing.length === 0) {
    if (state.paused.length > 0) return <AllPaused paused={state.paused} />;
    return isCompact ? null : <NoSchedules />;
  }
  return (
    <Card
      title={isFolded || weeks === 0 ? t.thisWeek : t.title}
      actions={
        <>
          {isFolded ? null : <WeekPicker monday={monday} weeks={weeks} onChange={setWeeks} />}
          {onFold ? (
            <Button
              variant="link"
              size="sm"
              icon={isFolded ? ChevronDown : ChevronUp}
              onPress={() => onFold(!isFolded)}
            >
              {isFolded ? t.unfold : t.fold}
            </Button>
          ) : null}
        </>
      }
    >
      <LoadedPart state={state} label={t.title} rows={isFolded ? 1 : 7}>
        {({ schedules, missing, isStale, retry }) => (
          <div className={css.parts}>
            {isStale ? <StaleNotice of="page" onRetry={retry} /> : null}
            {schedules.length > MOST_SCHEDULES ? (
              <Banner tone="warning">{t.tooMany(MOST_SCHEDULES)}</Banner>
            ) : null}
            {missing.length > 0 ? <Missing kinds={missing} onRetry={retry} /> : null}
            <WeekBody
              schedules={schedules}
              monday={monday}
              now={now}
              isClosed={isCompact}
              isFolded={isFolded}
            />
          </div>
        )}
      </LoadedPart>
    </Card>
  );
}

interface BodyProps {
  readonly schedules: readonly WeekSchedule[];
  readonly monday: string;
  readonly now: Date;
  readonly isClosed: boolean;
  readonly isFolded: boolean;
}

function WeekBody({ schedules, monday, now, isClosed, isFolded }: BodyProps) {
  const t = useMessages(weekMessages);
  const week = useMemo(
    () => weekOf(schedules.slice(0, MOST_SCHEDULES), monday),
    [schedules, monday],
  );
  const collisions = collisionCount(week);
  if (isFolded) {
    const today = week.days.filter(({ date }) => date === robotDate(now));
    return (
      <Text as="p" tone="second">
        {t.folded({ today: runsOfDays(today), week: runsOfDays(week.days) })}
      </Text>
    );
  }
  return (
    <>
      <div className={css.legend}>
        {week.kinds.map((kind) => (
          <span key={kind} className={css.key}>
            <span className={css.dot[kind]} />
            <Text size="xs" tone="second">
              {t[kind]}
            </Text>
          </span>
        ))}
        {collisions === 0 ? null : (
          <span className={css.key}>
            <span className={css.ring} />
            <span className={css.warning}>{t.collisions(collisions)}</span>
          </span>
        )}
      </div>
      {/* Another week begins with no day open but today. */}
      <WeekChart key={monday} week={week} now={now} isClosed={isClosed} />
    </>
  );
}

const runsOfDays = (days: readonly WeekDay[]) => days.reduce((sum, day) => sum + runCount(day), 0);

interface PickerProps {
  readonly monday: string;
  readonly weeks: number;
  readonly onChange: (weeks: number) => void;
}

function WeekPicker({ monday, weeks, onChange }: PickerProps) {
  const t = useMessages(weekMessages);
  const sunday = new Date(`${monday}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + 6);
  const span = { from: monday.slice(5), to: sunday.toISOString().slice(5, 10) };
  return (
    <div className={css.picker}>
      {weeks === 0 ? null : (
        <Button variant="link" size="sm" onPress={() => onChange(0)}>
          {t.backToThisWeek}
        </Button>
      )}
      <IconButton
        icon={ChevronLeft}
        label={t.previous}
        size="sm"
        onPress={() => onChange(weeks - 1)}
      />
      <span aria-live="polite">
        <Text size="xs" tone="second" isTabular>
          {t.span(span)}
        </Text>
      </span>
      <IconButton
        icon={ChevronRight}
        label={t.next}
        size="sm"
        onPress={() => onChange(weeks + 1)}
      />
    </div>
  );
}

interface MissingProps {
  readonly kinds: readonly WeekKind[];
  readonly onRetry: () => void;
}

function Missing({ kinds, onRetry }: MissingProps) {
  const t = useMessages(weekMessages);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.missing(kinds.map((kind) => t[kind]))}
    </Banner>
  );
}

function NoSchedules() {
  const t = useMessages(weekMessages);
  return (
    <Card>
      <EmptyState
        icon={CalendarClock}
        title={t.emptyTitle}
        actions={
          <>
            <PlaceLink to="schedule.day">{t.addDaily}</PlaceLink>
            <PlaceLink to="schedule.custom">{t.addMaterial}</PlaceLink>
          </>
        }
      >
        {t.emptyText}
      </EmptyState>
    </Card>
  );
}
