import { useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { Text } from '#primitives/text/text.tsx';
import { readConfig, type ReadConfig } from '#lists/config/config-document.ts';
import { differences } from '#lists/config/difference.ts';
import { ChangeList } from '../changes/change-list';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './history.css';
import { useRestore, useRevision } from './use-revisions';

interface Props {
  readonly chosen: number;
  readonly version: number;
  readonly now: ReadConfig | undefined;
  readonly unsaved: number;
  readonly onRestored: () => void;
}

/** What would change if a version were restored. */
export function RevisionDetail({ chosen, version, now, unsaved, onRestored }: Props) {
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
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t.restoreTitle({ version: chosen })}
        confirmLabel={t.restoreConfirm}
        isPending={isRestoring}
        onConfirm={() => {
          setConfirming(false);
          restore(chosen);
        }}
      >
        {t.restoreText({ count: unsaved })}
      </ConfirmDialog>
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
