import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import type { Loss } from '#features/dashboard/dashboard.model.ts';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import * as css from './offline-banner.css';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';
import { useRobotDialog } from './use-robot-dialog';
import { useUnsentTargets } from './use-unsent-targets';

/**
 * Says in a line or two that the robot went offline or was logged out, since when, what waits for it and what to do; the
 * dialog that it opens has all of it. Dismissed, it stays away until the robot was back and is lost again.
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
        <Brief by={by} />
      </div>
      <Button size="sm" onPress={open}>
        {t.open}
      </Button>
      <IconButton size="sm" icon={X} label={t.later} onPress={() => setDismissed(key)} />
      {dialog}
    </div>
  );
}

/** What to do, and what waits; a phone has room for it in the dialog alone. */
function Brief({ by }: { readonly by: Loss }) {
  const t = useMessages(robotCardMessages);
  const { versions } = useRobotCard();
  const unsent = useUnsentTargets();
  return (
    <div className={css.brief}>
      <span>{t[`${by}Brief`]}</span>
      {versions && versions.saved !== versions.live ? (
        <span>{t.waiting(versions.saved)}</span>
      ) : null}
      {unsent > 0 ? <span>{t.waitingTargets(unsent)}</span> : null}
    </div>
  );
}
