import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { LOGIN_STATUS_TEXT, type Text as BilingualText } from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';
import { RobotTime } from '../../../primitives/robot-time/robot-time';
import { Text } from '../../../primitives/text/text';
import { useChatdeck } from '../../../provider/chatdeck-context';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { configProgress } from './dashboard.model';

interface Props {
  readonly robot: RobotStatus;
  readonly config: StoredConfig;
}

const loginTexts: Readonly<Record<number, BilingualText | undefined>> = LOGIN_STATUS_TEXT;

/** Four facts about the robot, side by side. */
export function HealthStrip({ robot, config }: Props) {
  const t = useMessages(dashboardMessages);
  const { locale } = useChatdeck();
  const progress = configProgress(config);
  return (
    <div className={css.strip} role="group" aria-label={t.health}>
      <Fact
        label={t.login}
        value={
          <>
            <span className={robot.online ? css.dot.good : css.dot.off} />
            {loginTexts[robot.status]?.[locale] ?? loginTexts[0]?.[locale]}
          </>
        }
        detail={robot.online ? t.reachable : t.unreachable}
      />
      <Fact
        label={t.config}
        value={progress === 'missing' ? t.configMissing : t.configVersion(config.version)}
        detail={progress === 'live' ? t.configLive : t.configSaved}
      />
      <Fact label={t.friends} value={t.count(robot.friendCount)} detail={t.fromRobot} />
      <Fact
        label={t.rooms}
        value={t.count(robot.roomCount)}
        detail={
          robot.lastHeartbeat === null ? (
            t.neverSeen
          ) : (
            <>
              {t.heartbeat} <RobotTime at={robot.lastHeartbeat} />
            </>
          )
        }
      />
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
}

function Fact({ label, value, detail }: FactProps) {
  return (
    <div className={css.cell}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <div className={css.value}>{value}</div>
      <Text size="xs" tone="muted">
        {detail}
      </Text>
    </div>
  );
}
