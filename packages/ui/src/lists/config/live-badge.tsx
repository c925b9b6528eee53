import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { configMessages } from './config.messages';

interface Props {
  /** What was saved last. */
  readonly version: number;
  /** What the robot fetched last. */
  readonly liveVersion: number | null;
}

/** Whether the robot has what was saved: saved and live are two things. */
export function LiveBadge({ version, liveVersion }: Props) {
  const t = useMessages(configMessages);
  const isLive = liveVersion === version;
  return (
    <Row>
      <Badge tone={isLive ? 'success' : 'warning'}>
        {isLive ? t.versionLive({ version }) : t.versionSaved({ version })}
      </Badge>
    </Row>
  );
}
