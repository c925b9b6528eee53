import type { DailySends } from '@chatdeck/sdk';
import * as css from './daily-chart.css';
import { mostOf, scaleTop, shortDate } from './daily-chart.model';

const PLOT = { top: 8, height: 172 } as const;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;
const LABELS = 6;

interface Props {
  readonly days: readonly DailySends[];
  readonly onPoint: (day: DailySends | undefined) => void;
}

/** A bar chart over days, scaled to the available width; a table beside it gives the same values to screen readers. */
export function Bars({ days, onPoint }: Props) {
  const top = scaleTop(mostOf(days));
  const width = 100 / days.length;
  const every = Math.ceil(days.length / LABELS);
  const y = (count: number) => PLOT.top + PLOT.height * (1 - count / top);
  const lines = LINES.map((share) => ({ count: top * share, at: y(top * share) }));
  return (
    <div className={css.plot} aria-hidden>
      <svg className={css.scale}>
        {lines.map(({ count, at }) => (
          <text key={count} className={css.axis} x="100%" y={at + 4} textAnchor="end">
            {count}
          </text>
        ))}
      </svg>
      <svg className={css.chart} onPointerLeave={() => onPoint(undefined)}>
        {lines.map(({ count, at }) => (
          <line key={count} className={css.line} x1="0" x2="100%" y1={at} y2={at} />
        ))}
        {days.map((day, at) => {
          const x = width * at;
          const isLabelled = (days.length - 1 - at) % every === 0;
          return (
            <g key={day.date} onPointerEnter={() => onPoint(day)}>
              <rect
                className={css.column}
                x={`${x}%`}
                width={`${width}%`}
                y={PLOT.top}
                height={PLOT.height}
              />
              <rect
                className={css.handedOver}
                x={`${x + width * 0.2}%`}
                width={`${width * 0.6}%`}
                y={y(day.handedOver)}
                height={y(0) - y(day.handedOver)}
                rx={2}
                pointerEvents="none"
              />
              <rect
                className={css.failed}
                x={`${x + width * 0.2}%`}
                width={`${width * 0.6}%`}
                y={y(day.handedOver + day.failed)}
                height={y(0) - y(day.failed)}
                rx={2}
                pointerEvents="none"
              />
              {isLabelled ? (
                <text className={css.axis} x={`${x + width / 2}%`} y={202} textAnchor="middle">
                  {shortDate(day.date)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
