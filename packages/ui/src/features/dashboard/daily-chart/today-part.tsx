import { useState } from 'react';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Text } from '#primitives/text/text.tsx';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import { LoggedBars } from './logged-bars';
import { SendMetrics } from './bars';
import * as css from './daily-chart.css';
import { shortDate } from './daily-chart.model';
import { useToday, type Today } from './use-today';

/** What was received, answered and sent today, by the hour while messages are recorded; else what was sent. */
export function TodayPart() {
  const t = useMessages(dashboardMessages);
  const state = useToday();
  if (state.status !== 'ready')
    return <Part title={t.traffic} state={state} children={() => null} />;
  return (
    <PanelBoundary>
      {state.data.logged ? (
        <Recorded logged={state.data.logged} sends={state.data.sends} />
      ) : (
        <Card title={t.sentToday} actions={<PlaceLink to="wechat.log">{t.openLog}</PlaceLink>}>
          <Unrecorded {...state.data} />
        </Card>
      )}
    </PanelBoundary>
  );
}

/** What the console itself counts: its own sends. */
function Unrecorded({ sends, canRecord }: Today) {
  const t = useMessages(dashboardMessages);
  return (
    <>
      {sends ? (
        <div className={css.metrics}>
          <SendMetrics {...sends.today} />
        </div>
      ) : null}
      {canRecord ? (
        <p className={css.hint}>
          <Text size="xs" tone="muted">
            {t.recordHint}
          </Text>
        </p>
      ) : null}
    </>
  );
}

type Span = 'today' | 'week';

interface RecordedProps extends Pick<Today, 'sends'> {
  readonly logged: NonNullable<Today['logged']>;
}

function Recorded({ logged, sends }: RecordedProps) {
  const t = useMessages(dashboardMessages);
  const [span, setSpan] = useState<Span>('today');
  const isToday = span === 'today';
  return (
    <Card
      title={t.traffic}
      actions={
        <>
          <PlaceLink to="wechat.log">{t.openLog}</PlaceLink>
          <SegmentedControl
            label={t.loggedSpan}
            items={[
              { id: 'today', label: t.today },
              { id: 'week', label: t.days(logged.days.length) },
            ]}
            value={span}
            onChange={setSpan}
          />
        </>
      }
    >
      {isToday ? (
        <LoggedBars
          caption={t.hourlyChart}
          periodHeader={t.hour}
          empty={t.noneToday}
          period={t.soFar}
          sends={sends?.today}
          named="first"
          rows={logged.hours.map(({ hour, ...counts }) => ({
            ...counts,
            id: `${String(hour).padStart(2, '0')}:00`,
            label: String(hour),
          }))}
        />
      ) : (
        <LoggedBars
          caption={t.loggedChart}
          period={t.lastDays(logged.days.length)}
          sends={sends?.week}
          periodHeader={t.date}
          empty={t.noLogged}
          rows={logged.days.map(({ day, ...counts }) => ({
            ...counts,
            id: day,
            label: shortDate(day),
          }))}
        />
      )}
    </Card>
  );
}
