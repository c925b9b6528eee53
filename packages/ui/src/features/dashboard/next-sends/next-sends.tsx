import { useMessages } from '#messages';
import * as cardRows from '#primitives/card/card-rows.css.ts';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';
import { Text } from '#primitives/text/text.tsx';
import { useTargetText } from '#features/schedule/week/use-target-text.ts';
import { weekMessages } from '#features/schedule/week/week.messages.ts';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import { useDayName, useNextSends } from './use-next-sends';

/** The next sends of all schedules. */
export function NextSends() {
  const t = useMessages(dashboardMessages);
  const kinds = useMessages(weekMessages);
  const targetOf = useTargetText();
  const dayName = useDayName();
  return (
    <Part
      title={t.next}
      state={useNextSends()}
      isFlush
      actions={
        <Text size="xs" tone="muted">
          {ROBOT_ZONE}
        </Text>
      }
    >
      {(sends) =>
        sends.length === 0 ? (
          <p className={css.quiet}>{t.nothingNext}</p>
        ) : (
          <ul className={cardRows.rows} aria-label={t.next}>
            {sends.map(({ schedule, run }) => (
              <li key={`${schedule.id} ${run.at.getTime()}`} className={cardRows.row}>
                <time className={css.when} dateTime={run.at.toISOString()}>
                  <Text size="xs" tone="muted" isTabular>
                    {dayName(run.date)}
                  </Text>
                  <Text weight="strong" isTabular>
                    {run.time.slice(0, 5)}
                  </Text>
                </time>
                <span className={cardRows.rowText}>
                  <Text isClipped>{kinds[schedule.kind]}</Text>
                  <Text size="xs" tone="muted" isClipped>
                    {targetOf(schedule)}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}
