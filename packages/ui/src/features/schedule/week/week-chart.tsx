import { robotDate } from '@chatdeck/sdk/cron';
import { useId, useMemo, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { DayRuns } from './day-runs';
import * as css from './week.css';
import { weekMessages } from './week.messages';
import { scheduleIntent } from './week-schedule';
import { lanesOf } from './week-lanes';
import {
  clockOf,
  minuteOf,
  placeOf,
  runCount,
  scaleHours,
  type Week,
  type WeekDay,
} from './week.model';

/** The distance of two lanes and the space above the first, in px. */
const LANE = 12;
const LANE_TOP = 11;

interface ChartProps {
  readonly week: Week;
  readonly now: Date;
  /** Today is not open at first. */
  readonly isClosed: boolean;
}

/** The days of a week, each with its runs by hour; pressing a day lists them. */
export function WeekChart({ week, now, isClosed }: ChartProps) {
  const today = robotDate(now);
  const [open, setOpen] = useState(isClosed ? undefined : today);
  return (
    <div className={css.chart}>
      <div className={css.scale} aria-hidden="true">
        {scaleHours(week.startHour).map((hour) => (
          <span key={hour} className={css.hour} style={start(placeOf(hour * 60, week.startHour))}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      {week.days.map((day) => (
        <Day
          key={day.date}
          day={day}
          week={week}
          now={day.date === today ? minuteOf(now) : undefined}
          isPast={day.date < today}
          isOpen={day.date === open}
          onToggle={() => setOpen(day.date === open ? undefined : day.date)}
        />
      ))}
    </div>
  );
}

const start = (percent: number) => ({ insetInlineStart: `${percent}%` });

interface DayProps {
  readonly day: WeekDay;
  readonly week: Week;
  /** The minute of the day; undefined if the day is not today. */
  readonly now: number | undefined;
  readonly isPast: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Day({ day, week, now, isPast, isOpen, onToggle }: DayProps) {
  const t = useMessages(weekMessages);
  const { locale, navigate } = useChatdeck();
  const id = useId();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const runs = runCount(day);
  const lanes = useMemo(() => lanesOf(day), [day]);
  const isOver = (minute: number) => isPast || (now !== undefined && minute < now);
  return (
    <div className={css.day} data-today={now === undefined ? undefined : ''}>
      <button
        type="button"
        className={css.dayButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={css.dayName}>
          <Text weight={now === undefined ? 'regular' : 'strong'}>
            {weekday.format(new Date(`${day.date}T00:00:00Z`))}
          </Text>
          <Text size="xs" tone="muted" isTabular>
            {day.date.slice(5)}
          </Text>
          <span className={css.hiddenCount}>{runs === 0 ? t.noRuns : t.runs(runs)}</span>
        </span>
        {/* The list of the day says the same to screen readers. */}
        <span className={css.track} style={{ height: topOf(lanes.count) - 1 }} aria-hidden="true">
          {scaleHours(week.startHour).map((hour) => (
            <span
              key={hour}
              className={css.line}
              style={start(placeOf(hour * 60, week.startHour))}
            />
          ))}
          {lanes.bands.map(({ item: band, lane }) => (
            <span
              key={band.schedule.id}
              className={css.band[band.kind]}
              data-over={isOver(band.to) ? '' : undefined}
              style={{
                ...start(placeOf(band.from, week.startHour)),
                width: `${placeOf(band.to, week.startHour) - placeOf(band.from, week.startHour)}%`,
                top: topOf(lane) - 2,
              }}
            />
          ))}
          {lanes.marks.map(({ item: mark, lane }) => (
            <span
              key={`${mark.kind} ${mark.minute}`}
              className={mark.schedules.length > 1 ? css.counted[mark.kind] : css.mark[mark.kind]}
              title={`${clockOf(mark.minute)} ${t[mark.kind]}`}
              data-over={isOver(mark.minute) ? '' : undefined}
              data-collides={mark.hasCollision ? '' : undefined}
              style={{ ...start(placeOf(mark.minute, week.startHour)), top: topOf(lane) }}
              onClick={(event) => {
                const [only, another] = mark.schedules;
                // Several are listed by their day, which the press opens.
                if (!only || another) return;
                event.stopPropagation();
                navigate(scheduleIntent(only));
              }}
            >
              {mark.schedules.length > 1 ? mark.schedules.length : null}
            </span>
          ))}
          {now === undefined ? null : (
            <span className={css.now} style={start(placeOf(now, week.startHour))} />
          )}
        </span>
      </button>
      {isOpen ? <DayRuns id={id} day={day} now={isPast ? Infinity : now} /> : null}
    </div>
  );
}

const topOf = (lane: number) => LANE_TOP + lane * LANE;
