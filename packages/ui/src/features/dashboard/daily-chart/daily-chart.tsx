import type { DailySends } from '@chatdeck/sdk';
import { useState } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import { Bars, Metric, Period } from './bars';
import * as css from './daily-chart.css';
import { mostOf, shortDate, SPANS, sumOf } from './daily-chart.model';
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
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : days[at];
  if (mostOf(days) === 0) return <p className={css.quiet}>{t.noDays}</p>;
  const shown = pointed ? [pointed] : days;
  return (
    <>
      <div className={css.metrics}>
        <Metric count={sumOf(shown, 'handedOver')} dot={css.handedOverDot} label={t.handedOver} />
        <Metric count={sumOf(shown, 'failed')} dot={css.failedDot} label={t.failedSends} />
      </div>
      <Period>{pointed ? shortDate(pointed.date) : t.lastDays(days.length)}</Period>
      <Bars
        bars={days.map(({ date, handedOver, failed }) => ({
          id: date,
          label: shortDate(date),
          lower: handedOver,
          upper: failed,
        }))}
        lower={css.handedOver}
        upper={css.failed}
        onPoint={setAt}
      />
      <DaysTable days={days} />
    </>
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
