import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './week.css';
import { weekMessages } from './week.messages';
import { clockOf, type WeekBand, type WeekDay } from './week.model';
import { scheduleIntent, type WeekSchedule } from './week-schedule';
import { useTargetText } from './use-target-text';

/** A longer list would be impractical to read, and slow to render. */
const MOST_RUNS = 100;

interface DayRunsProps {
  readonly id: string;
  readonly day: WeekDay;
  /** The minute of the day before which runs are over, which today are hidden at first; undefined if none is over. */
  readonly now: number | undefined;
}

/** The runs of a day in their order of time; a press opens the list that the schedule is in. */
export function DayRuns({ id, day, now }: DayRunsProps) {
  const t = useMessages(weekMessages);
  const [hidesPast, setHidesPast] = useState(now !== undefined && now !== Infinity);
  const runs = runsOf(day, now ?? -1);
  const past = runs.filter(({ isOver }) => isOver).length;
  const listed = hidesPast ? runs.filter(({ isOver }) => !isOver) : runs;
  const shown = listed.slice(0, MOST_RUNS);
  return (
    <div id={id} className={css.runs}>
      {hidesPast && past > 0 ? (
        <div className={css.past}>
          <Button variant="link" size="sm" onPress={() => setHidesPast(false)}>
            {t.showPast(past)}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className={css.nothing}>{past > 0 ? t.noMoreRuns : t.noRuns}</p>
      ) : (
        <ul className={css.list}>
          {shown.map((run) => (
            <Run key={`${run.minute} ${run.schedule.id}`} {...run} />
          ))}
        </ul>
      )}
      {listed.length > shown.length ? (
        <p className={css.nothing}>{t.moreRuns(listed.length - shown.length)}</p>
      ) : null}
    </div>
  );
}

/** One run of a day, or all of a schedule that runs all day. */
interface DayRun {
  readonly schedule: WeekSchedule;
  readonly minute: number;
  readonly isOver: boolean;
  readonly hasCollision: boolean;
  readonly band?: WeekBand;
}

const runsOf = ({ bands, marks }: WeekDay, now: number): readonly DayRun[] => [
  ...bands.map((band) => ({
    band,
    schedule: band.schedule,
    minute: band.from,
    isOver: band.to < now,
    hasCollision: false,
  })),
  ...marks.flatMap(({ schedules, minute, hasCollision }) =>
    schedules.map((schedule) => ({ schedule, minute, isOver: minute < now, hasCollision })),
  ),
];

function Run({ schedule, minute, isOver, hasCollision, band }: DayRun) {
  const t = useMessages(weekMessages);
  const { navigate } = useChatdeck();
  const { kind } = schedule;
  const target = useTargetText()(schedule);
  const often = band && t.often({ ...band, from: clockOf(band.from), to: clockOf(band.to) });
  return (
    <li className={css.list}>
      <AriaButton className={css.run} onPress={() => navigate(scheduleIntent(schedule))}>
        <Text weight={isOver ? 'regular' : 'strong'} tone={isOver ? 'muted' : 'text'} isTabular>
          {clockOf(minute)}
        </Text>
        <span className={css.dot[kind]} data-over={isOver ? '' : undefined} />
        <span className={css.what}>
          <Text isClipped>{target}</Text>
          <Text size="xs" tone="muted">
            {often === undefined ? t[kind] : `${t[kind]} · ${often}`}
          </Text>
          {hasCollision ? <span className={css.warning}>{t.collision}</span> : null}
        </span>
        <Icon of={ChevronRight} size={16} className={css.arrow} />
      </AriaButton>
    </li>
  );
}
