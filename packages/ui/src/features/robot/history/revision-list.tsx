import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './history.css';

interface Props {
  /** Newest first; `savedAt` is ISO 8601. */
  readonly revisions: readonly { readonly version: number; readonly savedAt: string }[];
  readonly current: number;
  readonly chosen: number | undefined;
  readonly onChoose: (version: number) => void;
}

/** The last saves with their times. */
export function RevisionList({ revisions, current, chosen, onChoose }: Props) {
  const t = useMessages(robotConfigMessages);
  return (
    <ol className={css.list} aria-label={t.historyList}>
      {revisions.map(({ version, savedAt }) => (
        <li key={version}>
          <ToggleButton
            className={css.revision}
            isSelected={version === chosen}
            onChange={() => onChoose(version)}
          >
            <span className={css.revisionHead}>
              {t.version({ version })}
              {version === current ? <Badge>{t.current}</Badge> : null}
            </span>
            <span className={css.time}>
              <RobotTime at={savedAt} />
            </span>
          </ToggleButton>
        </li>
      ))}
    </ol>
  );
}
