import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import * as css from './offline-banner.css';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';
import { useRobotDialog } from './use-robot-dialog';

/**
 * Says in a line or two that the robot went offline or was logged out, and since when; what waits for it and what to do
 * is in the dialog that it opens. Dismissed, it stays away until the robot was back and is lost again.
 */
export function OfflineBanner() {
  const t = useMessages(robotCardMessages);
  const { loss, line, name } = useRobotCard();
  const { open, dialog } = useRobotDialog(name);
  const [dismissed, setDismissed] = useState<string>();
  if (loss === undefined) return null;
  const { by, since } = loss;
  const key = `${by} ${since ?? ''}`;
  if (key === dismissed) return null;
  return (
    <div {...part('banner', 'danger')} className={css.banner} role="alert">
      <Icon of={CircleAlert} className={css.icon} />
      <div className={css.copy}>
        <strong className={css.title}>{t[by]}</strong>
        <div className={css.since}>
          <span>{line.text}</span>
          {since === null ? null : (
            <span>
              {t[`${by}Since`]} <RobotTime at={since} />
            </span>
          )}
        </div>
      </div>
      <Button size="sm" onPress={open}>
        {t.open}
      </Button>
      <IconButton size="sm" icon={X} label={t.later} onPress={() => setDismissed(key)} />
      {dialog}
    </div>
  );
}
