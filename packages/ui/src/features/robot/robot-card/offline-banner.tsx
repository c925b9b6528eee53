import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { isLost } from '#features/dashboard/dashboard.model.ts';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';

/**
 * Says that the robot went offline: since when, what waits for it, and what to do. Dismissed, it stays away until the
 * robot was back and is lost again.
 */
export function OfflineBanner() {
  const t = useMessages(robotCardMessages);
  const { navigate } = useChatdeck();
  const { robot, waiting } = useRobotCard();
  const [dismissedAt, setDismissedAt] = useState<string | null>(null);
  if (robot === undefined || !isLost(robot) || robot.lastHeartbeat === dismissedAt) return null;
  const { lastHeartbeat } = robot;
  return (
    <Banner
      tone="danger"
      title={t.lost}
      action={
        <Row>
          <Button size="sm" variant="quiet" onPress={() => setDismissedAt(lastHeartbeat)}>
            {t.later}
          </Button>
          <Button size="sm" onPress={() => navigate({ to: 'dashboard.main' })}>
            {t.open}
          </Button>
        </Row>
      }
    >
      {t.lostText} {t.lostWaits} {waiting === undefined ? null : t.lostConfig(waiting)}{' '}
      {lastHeartbeat === null ? null : (
        <>
          {t.lostSince} <RobotTime at={lastHeartbeat} />
        </>
      )}
    </Banner>
  );
}
