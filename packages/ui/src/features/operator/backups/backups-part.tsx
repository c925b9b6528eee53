import type { BackupFile, Backups } from '@chatdeck/sdk';
import { Archive, DatabaseBackup } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { fileSize } from '#features/account/file-space/file-size.ts';
import { backupsMessages } from './backups.messages';
import { useBackups } from './use-backups';

const HOUR_MS = 3_600_000;

/** The backups of the server: those of the schedule, and one more now. */
export function BackupsPart() {
  const t = useMessages(backupsMessages);
  const isOwn = useIsOwn();
  const { state, isRunning, make } = useBackups();
  const backups = state.status === 'ready' ? state : undefined;
  return (
    <>
      {backups?.failedAt ? <Banner tone="danger">{t.failed}</Banner> : null}
      {isRunning ? <Banner>{t.making}</Banner> : null}
      <Card
        title={t.list}
        isFlush
        actions={
          isOwn === false ? null : (
            <Button icon={DatabaseBackup} isPending={isRunning} onPress={make}>
              {t.make}
            </Button>
          )
        }
        footer={backups ? <Plan backups={backups} /> : undefined}
      >
        <LoadedPart state={state} label={t.loading} rows={4}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon={Archive} title={t.emptyTitle}>
                {t.emptyText}
              </EmptyState>
            ) : (
              <BackupTable rows={list} />
            )
          }
        </LoadedPart>
      </Card>
    </>
  );
}

function Plan({ backups: { everyMs, keep, host, folder } }: { readonly backups: Backups }) {
  const t = useMessages(backupsMessages);
  return (
    <Stack gap={1}>
      <Text as="p" tone="second" size="xs">
        {everyMs === null ? t.noSchedule : t.everyHours({ hours: everyMs / HOUR_MS, keep })}
      </Text>
      <Text as="p" tone="second" size="xs">
        {t.folder({ host, folder })}
      </Text>
    </Stack>
  );
}

function BackupTable({ rows }: { readonly rows: readonly BackupFile[] }) {
  const t = useMessages(backupsMessages);
  const { locale } = useChatdeck();
  const columns: readonly Column<BackupFile>[] = [
    { id: 'name', header: t.name, narrow: 'main', isTabular: true, cell: ({ name }) => name },
    {
      id: 'size',
      header: t.size,
      width: 'md',
      isTabular: true,
      cell: ({ size }) => fileSize(size, locale),
    },
    {
      id: 'made',
      header: t.made,
      width: 'lg',
      cell: ({ createdAt }) => <RobotTime at={createdAt} />,
    },
    {
      id: 'kind',
      header: t.kind,
      width: 'md',
      cell: ({ isScheduled }) => (isScheduled ? t.scheduled : t.byHand),
    },
  ];
  return <DataTable label={t.list} columns={columns} rows={rows} rowId={({ name }) => name} />;
}
