import type { AccountSession } from '@chatdeck/sdk';
import { deviceOf } from '@chatdeck/sdk/texts';
import { Monitor, Smartphone, SquareTerminal, Tablet, type LucideIcon } from 'lucide-react';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { timeSince } from '#lists/clock/time-since.ts';
import { hitsMessages } from '#lists/hits/hits.messages.ts';
import { sessionsMessages } from './sessions.messages';
import * as css from './sessions.css';

interface RowsProps {
  readonly label: string;
  readonly rows: readonly AccountSession[];
  readonly endingId: string | undefined;
  readonly onEnd: (id: string) => void;
}

/** Devices with what they are, where they logged in and when they were last used. */
export function SessionRows({ label, rows, endingId, onEnd }: RowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={endingId === session.id}
          onEnd={() => onEnd(session.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const t = useMessages(sessionsMessages);
  const { address, createdAt, isCurrent, userAgent } = session;
  const device = deviceOf(userAgent);
  const known = [device.browser, device.system].filter((name) => name !== undefined).join(' · ');
  const name = known || t.unknownDevice;
  return (
    <li className={css.row}>
      <span className={css.mark}>
        <Icon of={iconOf(device.system)} />
      </span>
      <div className={css.device}>
        <Row wraps>
          <Text weight="strong">{name}</Text>
          {isCurrent ? <Badge tone="success">{t.current}</Badge> : null}
        </Row>
        <span className={css.facts}>
          <Text size="xs" tone="second" isTabular>
            {address || t.noAddress}
          </Text>
          <Text size="xs" tone="muted">
            {t.created} <RobotTime at={createdAt} />
          </Text>
        </span>
        {known === '' && userAgent !== '' ? (
          <Text size="xs" tone="muted" isClipped>
            {userAgent}
          </Text>
        ) : null}
      </div>
      <LastUsed session={session} />
      {/* The current one ends by logging out. */}
      {isCurrent ? null : (
        <div className={css.end}>
          <Button isPending={isEnding} label={t.endOne({ device: name, address })} onPress={onEnd}>
            {t.end}
          </Button>
        </div>
      )}
    </li>
  );
}

/** How long ago it was used, with the time itself below. */
function LastUsed({ session: { isCurrent, usedAt } }: Pick<RowProps, 'session'>) {
  const t = useMessages(sessionsMessages);
  const spans = useMessages(hitsMessages);
  const now = useNow(MINUTE_MS);
  const since = timeSince(usedAt, now);
  const ago = since ? spans[since.unit](since.count) : spans.now;
  return (
    <div className={css.used}>
      <Text size="xs" tone="muted">
        {t.used}
      </Text>
      <Text isTabular>{isCurrent ? t.inUse : ago}</Text>
      {isCurrent ? null : (
        <Text size="xs" tone="muted">
          <RobotTime at={usedAt} />
        </Text>
      )}
    </div>
  );
}

const PHONES: readonly (string | undefined)[] = ['iPhone', 'Android', 'HarmonyOS'];

function iconOf(system: string | undefined): LucideIcon {
  if (system === undefined) return SquareTerminal;
  if (system === 'iPad') return Tablet;
  return PHONES.includes(system) ? Smartphone : Monitor;
}
