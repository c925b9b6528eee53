import type { DailySends } from '@chatdeck/sdk';
import { useState } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Text } from '#primitives/text/text.tsx';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import * as css from './daily-chart.css';
import { mostOf, shortDate, SPANS, sumOf, scaleTop } from './daily-chart.model';
import { useDailySends } from '../use-dashboard';

type Span = keyof typeof SPANS;

/** How many messages were handed to the robot on each of the last days. */
export function DailyChart() {
  const t = useMessages(dashboardMessages);
  const [span, setSpan] = useState<Span>('7');
  const spans = [
    { id: '7', label: t.days(SPANS['7']) },
    { id: '30', label: t.days(SPANS['30']) },
  ] as const;
  return (
    <Part
      title={t.chart}
      state={useDailySends(SPANS[span])}
      rows={5}
      actions={<SegmentedControl label={t.span} items={spans} value={span} onChange={setSpan} />}
    >
      {({ list }) => <Chart days={list} />}
    </Part>
  );
}

function Chart({ days }: { readonly days: readonly DailySends[] }) {
  const t = useMessages(dashboardMessages);
  const [pointed, setPointed] = useState<DailySends>();
  if (mostOf(days) === 0) return <p className={css.quiet}>{t.noDays}</p>;
  const shown = pointed ? [pointed] : days;
  return (
    <>
      <div className={css.guarantees}>
        <Metric count={sumOf(shown, 'handedOver')} dot={css.handedOverDot} label={t.handedOver} />
        <Metric count={sumOf(shown, 'failed')} dot={css.failedDot} label={t.failedSends} />
        <Metric label={t.period} text={pointed ? shortDate(pointed.date) : t.days(days.length)} />
      </div>
      <Bars days={days} onPoint={setPointed} />
      <DaysTable days={days} />
    </>
  );
}

interface MetricProps {
  readonly label: string;
  readonly count?: number;
  readonly text?: string;
  readonly dot?: string;
}

function Metric({ label, count, text, dot }: MetricProps) {
  const t = useMessages(dashboardMessages);
  return (
    <span className={css.metric}>
      <span className={css.number}>{count === undefined ? text : t.count(count)}</span>
      <span className={css.key}>
        {dot ? <span className={dot} /> : null}
        <Text size="xs" tone="muted">
          {label}
        </Text>
      </span>
    </span>
  );
}

/** The values of the chart as a table for screen readers. */
function DaysTable({ days }: { readonly days: readonly DailySends[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <div className={reset.visuallyHidden}>
      <table>
        <caption>{t.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.handedOver}</th>
            <th scope="col">{t.failedSends}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, handedOver, failed }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{handedOver}</td>
              <td>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PLOT = { top: 8, height: 172 } as const;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;
const LABELS = 6;

interface Props {
  readonly days: readonly DailySends[];
  readonly onPoint: (day: DailySends | undefined) => void;
}

/** A bar chart over days, scaled to the available width; a table beside it gives the same values to screen readers. */
function Bars({ days, onPoint }: Props) {
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
