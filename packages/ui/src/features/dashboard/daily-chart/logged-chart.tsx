import type { LoggedDay } from '@chatdeck/sdk';
import { useState } from 'react';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import { useLoggedDays } from '../use-dashboard';
import { Bars, Metric } from './bars';
import * as css from './daily-chart.css';
import { shortDate } from './daily-chart.model';

const DAYS = 7;

const sum = (days: readonly LoggedDay[], of: 'received' | 'sent') =>
  days.reduce((total, day) => total + day[of], 0);

/** How many messages the robot received and sent on each of the last days; nothing while they are not recorded. */
export function LoggedChart() {
  const t = useMessages(dashboardMessages);
  const state = useLoggedDays(DAYS);
  if (state.status !== 'ready' || !state.data.open) return null;
  return (
    <Part
      title={t.loggedChart}
      state={state}
      actions={<PlaceLink to="wechat.log">{t.openLog}</PlaceLink>}
    >
      {({ list }) => <Chart days={list} />}
    </Part>
  );
}

function Chart({ days }: { readonly days: readonly LoggedDay[] }) {
  const t = useMessages(dashboardMessages);
  const [at, setAt] = useState<number>();
  if (sum(days, 'received') + sum(days, 'sent') === 0) {
    return <p className={css.quiet}>{t.noLogged}</p>;
  }
  const pointed = at === undefined ? undefined : days[at];
  const shown = pointed ? [pointed] : days;
  return (
    <>
      <div className={css.guarantees}>
        <Metric count={sum(shown, 'received')} dot={css.receivedDot} label={t.received} />
        <Metric count={sum(shown, 'sent')} dot={css.handedOverDot} label={t.sent} />
        <Metric label={t.period} text={pointed ? shortDate(pointed.day) : t.days(days.length)} />
      </div>
      <Bars
        bars={days.map(({ day, received, sent }) => ({ date: day, lower: received, upper: sent }))}
        lower={css.received}
        upper={css.handedOver}
        onPoint={setAt}
      />
      <div className={reset.visuallyHidden}>
        <table>
          <caption>{t.loggedChart}</caption>
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.received}</th>
              <th scope="col">{t.sent}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, received, sent }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{received}</td>
                <td>{sent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
