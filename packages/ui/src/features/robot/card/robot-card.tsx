import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { ChevronsUpDown } from 'lucide-react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import * as css from './robot-card.css';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard, type ConfigVersions } from './use-robot-card';
import { useRobotDialog } from './use-robot-dialog';

// Most robots do not wait for a scan.
const ScanInPlace = lazyPart(() => import('./scan-in-place'));

/**
 * The robot on every page: its name, since when it is online or offline, the saved version of its config and the one
 * that it runs, and its login code while it waits for a scan. Opens its login and its versions. Nothing if the client
 * does not support the call.
 */
export const RobotCard = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const { status, robot, line, versions, name } = useRobotCard();
  const { open, dialog } = useRobotDialog(name);
  if (status === 'absent' || status === 'loading') return null;
  const isWaiting = robot?.status === LOGIN_STATUS.scan && robot.qrUrl !== '';
  return (
    <div className={css.card}>
      <button type="button" className={css.face} aria-haspopup="dialog" onClick={open}>
        <Avatar name={name} tone="accent" />
        <span className={css.text}>
          <span className={css.name}>{name}</span>
          <span className={css.state}>
            <span className={css.dot[line.tone]} />
            {line.text}
          </span>
          {versions ? <Versions {...versions} /> : null}
        </span>
        <span className={css.chevron}>
          <Icon of={ChevronsUpDown} size={16} />
        </span>
      </button>
      {isWaiting ? <ScanInPlace robot={robot} /> : null}
      {dialog}
    </div>
  );
}

/** The saved version and the one that the robot runs; one line while they are the same. */
function Versions({ saved, live }: ConfigVersions) {
  const t = useMessages(robotCardMessages);
  if (saved === live) return <span className={css.version}>{t.runs(saved)}</span>;
  return (
    <>
      <span className={css.waiting}>{t.waiting(saved)}</span>
      {live === null ? null : <span className={css.version}>{t.runs(live)}</span>}
    </>
  );
}
