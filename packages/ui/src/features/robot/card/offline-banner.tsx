import { useState } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';
import { useRobotDialog } from './use-robot-dialog';

// Most robots are not lost.
const WaitingList = lazyPart(() => import('./waiting-list'));

/**
 * Says that the robot went offline or was logged out: since when, what waits for it, and what to do. Dismissed, it stays
 * away until the robot was back and is lost again.
 */
export function OfflineBanner() {
  const t = useMessages(robotCardMessages);
  const { loss, versions, name } = useRobotCard();
  const { open, dialog } = useRobotDialog(name);
  const [dismissed, setDismissed] = useState<string>();
  if (loss === undefined) return null;
  const { by, since } = loss;
  const key = `${by} ${since ?? ''}`;
  if (key === dismissed) return null;
  const isWaiting = versions !== undefined && versions.saved !== versions.live;
  return (
    <Banner
      tone="danger"
      title={t[by]}
      action={
        <Row>
          <Button size="sm" variant="quiet" onPress={() => setDismissed(key)}>
            {t.later}
          </Button>
          <Button size="sm" onPress={open}>
            {t.open}
          </Button>
          {dialog}
        </Row>
      }
    >
      {since === null ? null : (
        <div>
          {t[`${by}Since`]} <RobotTime at={since} />
        </div>
      )}
      <div>{t[`${by}Text`]}</div>
      <WaitingList since={since} version={isWaiting ? versions.saved : undefined} />
    </Banner>
  );
}
