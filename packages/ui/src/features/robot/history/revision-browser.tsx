import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { isCallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ReadConfig } from '#lists/config/config-document.ts';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './history.css';
import { RevisionDetail } from './revision-detail';
import { useRevisions } from './use-revisions';

interface Props {
  /** The current version. */
  readonly version: number;
  /** The current config; undefined if it cannot be read. */
  readonly now?: ReadConfig;
  readonly unsaved: number;
  readonly onRestored: () => void;
}

/** Earlier versions on the left; on the right the selected one compared with the current one. */
export function RevisionBrowser({ version, now, unsaved, onRestored }: Props) {
  const t = useMessages(robotConfigMessages);
  const { data, error, refetch } = useRevisions();
  const [chosen, setChosen] = useState<number>();
  if (!data) {
    return isCallError(error) ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton label={t.history} rows={4} />
    );
  }
  if (data.list.length === 0) return <Text tone="muted">{t.historyEmpty}</Text>;
  return (
    <div className={css.browser}>
      <RevisionList revisions={data.list} current={version} chosen={chosen} onChoose={setChosen} />
      {chosen === undefined ? (
        <Text as="p" tone="muted">
          {now ? t.pickRevision : t.pickReadable}
        </Text>
      ) : (
        <RevisionDetail
          key={chosen}
          chosen={chosen}
          version={version}
          now={now}
          unsaved={unsaved}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

interface RevisionListProps {
  /** Newest first; `savedAt` is ISO 8601. */
  readonly revisions: readonly { readonly version: number; readonly savedAt: string }[];
  readonly current: number;
  readonly chosen: number | undefined;
  readonly onChoose: (version: number) => void;
}

/** The last saved versions with their times. */
function RevisionList({ revisions, current, chosen, onChoose }: RevisionListProps) {
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
