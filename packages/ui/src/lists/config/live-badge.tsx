import { memo } from 'react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { configMessages } from './config.messages';

interface Props {
  /** The version last saved. */
  readonly version: number;
  /** The version that the robot last fetched. */
  readonly liveVersion: number | null;
}

/** Shows whether the robot has fetched the saved version: saved does not mean live yet. */
export const LiveBadge = /* @__PURE__ */ memo(function LiveBadge(props: Props) {
  const { version, liveVersion } = props;
  const t = useMessages(configMessages);
  const isLive = liveVersion === version;
  return (
    <Row>
      <Badge tone={isLive ? 'success' : 'warning'}>
        {isLive ? t.versionLive({ version }) : t.versionSaved({ version })}
      </Badge>
    </Row>
  );
});
