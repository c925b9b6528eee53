import { useState } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { dashboardMessages } from '../dashboard.messages';
import { Bars, Metric } from './bars';
import * as css from './daily-chart.css';

/** The messages of an hour or a day. */
interface LoggedRow {
  /** Its name in the table, such as a date. */
  readonly id: string;
  /** Its name below the bar. */
  readonly label: string;
  readonly received: number;
  readonly answered: number;
  readonly sent: number;
}

interface Props {
  readonly rows: readonly LoggedRow[];
  readonly caption: string;
  /** What all rows together are, where the title does not say so. */
  readonly period?: string;
  readonly periodHeader: string;
  /** Shown instead of bars that are all empty. */
  readonly empty: string;
  readonly named?: 'first' | 'last';
  /** The sends that failed in the whole period, where they are counted. */
  readonly failed?: number | undefined;
}

const sum = (rows: readonly LoggedRow[], of: 'received' | 'answered' | 'sent') =>
  rows.reduce((total, row) => total + row[of], 0);

/** What was received, with the answered part of each bar, and what was sent. */
export function LoggedBars(props: Props) {
  const { rows, caption, period, periodHeader, empty, failed, named = 'last' } = props;
  const t = useMessages(dashboardMessages);
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : rows[at];
  const shown = pointed ? [pointed] : rows;
  const time = pointed?.id ?? period;
  const isEmpty = sum(rows, 'received') + sum(rows, 'sent') === 0;
  return (
    <>
      <div className={css.guarantees}>
        <Metric count={sum(shown, 'received')} dot={css.unansweredDot} label={t.received} />
        <Metric count={sum(shown, 'answered')} dot={css.handedOverDot} label={t.answered} />
        <Metric count={sum(shown, 'sent')} label={t.sent} />
        {failed === undefined || pointed ? null : <Metric count={failed} label={t.failedSends} />}
        {time === undefined ? null : <Metric label={t.period} text={time} />}
      </div>
      {isEmpty ? (
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
            <th scope="col">{t.sent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, received, answered, sent }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{received}</td>
              <td>{answered}</td>
              <td>{sent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
