import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { differences } from '#lists/config/difference.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { Text } from '#primitives/text/text.tsx';
import { type ReadConfig, readConfig } from '#lists/config/config-document.ts';
import { configChange } from '#lists/config/save-guard.ts';
import { ChangeList } from '../changes/change-list';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './history.css';
import { useRevisions, useRestore, useRevision } from './use-revisions';

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

interface RevisionDetailProps {
  readonly chosen: number;
  readonly version: number;
  readonly now: ReadConfig | undefined;
  readonly unsaved: number;
  readonly onRestored: () => void;
}

/** What would change if a version were restored. */
function RevisionDetail({ chosen, version, now, unsaved, onRestored }: RevisionDetailProps) {
  const t = useMessages(robotConfigMessages);
  const { data, error, refetch } = useRevision(chosen);
  const { restore, isRestoring } = useRestore(version, onRestored);
  const [isConfirming, setConfirming] = useState(false);
  if (!data) {
    return isCallError(error) ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton label={t.version({ version: chosen })} rows={3} />
    );
  }
  const earlier = readConfig(data.list[0]?.config ?? '');
  if (!earlier) return <Text tone="muted">{t.revisionMalformed}</Text>;
  return (
    <div className={css.detail}>
      {chosen === version ? null : (
        <div>
          <Button variant="primary" isPending={isRestoring} onPress={() => setConfirming(true)}>
            {t.restore}
          </Button>
        </div>
      )}
      <RevisionChanges now={now} earlier={earlier} />
      <LazyConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t.restoreTitle({ version: chosen })}
        confirmLabel={t.restoreConfirm}
        isPending={isRestoring}
        onConfirm={() => {
          setConfirming(false);
          restore(chosen, configChange(now?.stored, earlier.stored));
        }}
      >
        {t.restoreText({ count: unsaved })}
      </LazyConfirmDialog>
    </div>
  );
}

function RevisionChanges({ now, earlier }: { now: ReadConfig | undefined; earlier: ReadConfig }) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  if (!now) return <Text as="p">{t.revisionReadable}</Text>;
  const changes = differences(now, earlier, locale);
  if (changes.length === 0)
    return (
      <Text as="p" tone="muted">
        {t.sameAsNow}
      </Text>
    );
  return <ChangeList label={t.history} changes={changes} sides={[t.nowValue, t.thenValue]} />;
}
