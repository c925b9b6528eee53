import { useMessages } from '#messages';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { Part } from '../part';
import { useDayName, useNextSends } from './use-next-sends';

/** The next sends of the stored schedules. */
export function NextSends() {
  const t = useMessages(dashboardMessages);
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
          <ul className={css.rows}>
            {sends.map(({ list, target, run }) => (
              <li key={`${list} ${target} ${run.at.getTime()}`} className={css.row}>
                <time className={css.when} dateTime={run.at.toISOString()}>
                  <Text size="xs" tone="muted" isTabular>
                    {dayName(run.date)}
                  </Text>
                  <Text weight="strong" isTabular>
                    {run.time.slice(0, 5)}
                  </Text>
                </time>
                <span className={css.text}>
                  <Text isClipped>{t[list]}</Text>
                  <Text size="xs" tone="muted" isClipped>
                    {target}
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
