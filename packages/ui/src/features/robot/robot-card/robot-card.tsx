import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import * as css from './robot-card.css';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';

const RobotDialog = lazyDialog(() => import('./robot-dialog'));

/**
 * The robot on every page: its name, since when it is online or offline, and a saved config that it does not run yet.
 * Opens its login with the QR code, and its versions. Nothing if the client does not support the call.
 */
export const RobotCard = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(robotCardMessages);
  const { status, robot, line, waiting } = useRobotCard();
  const [isOpen, setOpen] = useState(false);
  if (status === 'absent' || status === 'loading') return null;
  const name = robot?.robotName ?? t.robot;
  return (
    <>
      <button
        type="button"
        className={css.card}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} tone="accent" />
        <span className={css.text}>
          <span className={css.name}>{name}</span>
          <span className={css.state}>
            <span className={css.dot[line.tone]} />
            {line.text}
          </span>
          {waiting === undefined ? null : <span className={css.waiting}>{t.waiting(waiting)}</span>}
        </span>
        <span className={css.chevron}>
          <Icon of={ChevronsUpDown} size={16} />
        </span>
      </button>
      {isOpen ? (
        <DialogBoundary isOpen>
          <RobotDialog name={name} onOpenChange={setOpen} />
        </DialogBoundary>
      ) : null}
    </>
  );
}
