import { useState } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { dashboardMessages } from '../dashboard.messages';
import { Bars, Metric, Period, SendMetrics } from './bars';
import * as css from './daily-chart.css';
import { sumOf } from './daily-chart.model';
import type { Sends } from './use-today';

/** The messages that were received in an hour or on a day. */
interface LoggedRow {
  /** Its name in the table, such as a date. */
  readonly id: string;
  /** Its name below the bar. */
  readonly label: string;
  readonly received: number;
  readonly answered: number;
}

interface Props {
  readonly rows: readonly LoggedRow[];
  readonly caption: string;
  /** What all rows together are. */
  readonly period: string;
  readonly periodHeader: string;
  /** Shown instead of bars that are all empty. */
  readonly empty: string;
  readonly named?: 'first' | 'last';
  /** What the console sent in the whole period, where it is known. */
  readonly sends?: Sends | undefined;
}

/** What was received, with the answered part of each bar, and what the console sent. */
export function LoggedBars(props: Props) {
  const { rows, caption, period, periodHeader, empty, named = 'last', sends } = props;
  const t = useMessages(dashboardMessages);
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : rows[at];
  const shown = pointed ? [pointed] : rows;
  const [received, answered] = [sumOf(shown, 'received'), sumOf(shown, 'answered')];
  return (
    <>
      <div className={css.metrics}>
        <Metric count={received} label={t.received} />
        <Metric count={answered} dot={css.handedOverDot} label={t.answered} />
        <Metric count={received - answered} dot={css.unansweredDot} label={t.unanswered} />
        {sends && !pointed ? <SendMetrics {...sends} /> : null}
      </div>
      <Period>{pointed?.id ?? period}</Period>
      {sumOf(rows, 'received') === 0 ? (
        <p className={css.quiet}>{empty}</p>
      ) : (
        <>
          <Bars
            bars={rows.map(({ id, label, received, answered }) => ({
              id,
              label,
              lower: answered,
              upper: received - answered,
            }))}
            lower={css.handedOver}
            upper={css.unanswered}
            named={named}
            onPoint={setAt}
          />
          <LoggedTable rows={rows} caption={caption} periodHeader={periodHeader} />
        </>
      )}
    </>
  );
}

type TableProps = Pick<Props, 'rows' | 'caption' | 'periodHeader'>;

/** The values of the bars as a table for screen readers. */
function LoggedTable({ rows, caption, periodHeader }: TableProps) {
  const t = useMessages(dashboardMessages);
  return (
    <div className={reset.visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{periodHeader}</th>
            <th scope="col">{t.received}</th>
            <th scope="col">{t.answered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, received, answered }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{received}</td>
              <td>{answered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
