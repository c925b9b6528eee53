import { Avatar } from '#primitives/avatar/avatar.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import * as css from './robot-card.css';
import { useRobotCard } from './use-robot-card';
import { useRobotDialog } from './use-robot-dialog';

/** The robot in small, for a bar beside which no card is shown: its state, and its login with the QR code at a press. */
export const RobotButton = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const { status, line, name } = useRobotCard();
  const { open, dialog } = useRobotDialog(name);
  if (status === 'absent' || status === 'loading') return null;
  return (
    <>
      <button
        type="button"
        className={css.brief}
        aria-haspopup="dialog"
        aria-label={`${name} ${line.text}`}
        onClick={open}
      >
        <span className={css.briefFace}>
          <Avatar name={name} tone="accent" size="sm" />
          <span className={css.briefDot[line.tone]} />
        </span>
      </button>
      {dialog}
    </>
  );
}
