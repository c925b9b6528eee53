import type { AuditEntry } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';
import { Text } from '#primitives/text/text.tsx';
import * as css from './activity.css';
import { activityMessages } from './activity.messages';
import { byDay, dayText, daysSince, timeOfDay } from './activity.model';
import { OpenChanges, What, Who } from './activity-table';

interface Props {
  readonly rows: readonly AuditEntry[];
  readonly isRefreshing: boolean;
  readonly onOpen: (entry: AuditEntry) => void;
}

/** What was done in the account, day by day as a diary is read. */
export function ActivityDays({ rows, isRefreshing, onOpen }: Props) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  const now = useNow(MINUTE_MS);
  const names: readonly (string | undefined)[] = [t.dayToday, t.dayYesterday];
  return (
    <div aria-busy={isRefreshing}>
      {byDay(rows).map(({ date, entries }) => {
        const day = dayText(date, now, locale);
        const name = names[daysSince(date, now)];
        return (
          <section key={date} className={css.day} aria-label={day}>
            <h2 className={css.dayName}>
              <Text weight="strong">{name ?? day}</Text>
              {name === undefined ? null : (
                <Text size="xs" tone="muted">
                  {day}
                </Text>
              )}
            </h2>
            <ul className={css.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface EntryProps {
  readonly entry: AuditEntry;
  readonly onOpen: () => void;
}

function Entry({ entry, onOpen }: EntryProps) {
  return (
    <li className={css.entry}>
      <TimeOfDay at={entry.at} />
      <div className={css.what}>
        <What entry={entry} />
      </div>
      <Who entry={entry} />
      <div className={css.open}>
        <OpenChanges entry={entry} onOpen={onOpen} />
      </div>
    </li>
  );
}

/** The time in the robot's zone, with the viewer's below if the two differ. */
function TimeOfDay({ at }: { readonly at: string }) {
  const t = useMessages(primitiveMessages);
  const robots = timeOfDay(at, ROBOT_ZONE);
  const viewers = timeOfDay(at);
  return (
    <time className={css.time} dateTime={at}>
      <Text isTabular>{robots}</Text>
      {viewers === robots ? null : (
        <Text size="xs" tone="muted" isTabular>
          {t.viewerTime({ time: viewers })}
        </Text>
      )}
    </time>
  );
}
