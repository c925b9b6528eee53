import type { AccountSession } from '@chatdeck/sdk';
import { deviceOf } from '@chatdeck/sdk/texts';
import { LogOut } from 'lucide-react';
import { forwardRef, type ForwardedRef } from 'react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { useListHandle, type HeaderProps, type ListHandle, type ListScreen } from '#lists';
import { useIsOwn } from '#lists/session/use-may.ts';
import { sessionsMessages } from './sessions.messages';
import { useSessions } from './use-sessions';

/** Where the account is logged in, and how to log others out. */
export const SessionsScreen: ListScreen<HeaderProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  HeaderProps
>(function SessionsScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

function Content({
  hasHeader,
  listRef,
}: HeaderProps & { readonly listRef: ForwardedRef<ListHandle> }) {
  const t = useMessages(sessionsMessages);
  const isOwn = useIsOwn();
  const { state, refresh, otherCount, endingId, end, changePassword, endOthers } = useSessions();
  useListHandle(listRef, refresh);
  return (
    <Page
      title={t.title}
      description={t.description}
      hasHeader={hasHeader}
      actions={
        <>
          {isOwn === false ? null : (
            <Button isTouch isWaiting={isOwn === undefined} onPress={changePassword}>
              {t.changePassword}
            </Button>
          )}
          {otherCount > 0 ? (
            <Button isTouch icon={LogOut} onPress={() => endOthers.setConfirming(true)}>
              {t.endOthers}
            </Button>
          ) : null}
        </>
      }
    >
      {state.status === 'ready' && state.isStale ? (
        <StaleNotice of="page" onRetry={state.retry} />
      ) : null}
      <Card isFlush>
        <LoadedPart state={state} label={t.loading} rows={3}>
          {({ list }) => (
            <SessionTable rows={list} endingId={endingId} onEnd={(id) => void end(id)} />
          )}
        </LoadedPart>
      </Card>
      <ConfirmDialog
        isOpen={endOthers.isConfirming}
        onOpenChange={endOthers.setConfirming}
        title={t.endOthersTitle(otherCount)}
        confirmLabel={t.end}
        tone="danger"
        isPending={endOthers.isPending}
        onConfirm={() => void endOthers.confirm()}
      >
        {t.endOthersText}
      </ConfirmDialog>
    </Page>
  );
}

interface TableProps {
  readonly rows: readonly AccountSession[];
  readonly endingId: string | undefined;
  readonly onEnd: (id: string) => void;
}

function SessionTable({ rows, endingId, onEnd }: TableProps) {
  const t = useMessages(sessionsMessages);
  const nameOf = ({ userAgent }: AccountSession): string => {
    const { browser, system } = deviceOf(userAgent);
    return [browser, system].filter((name) => name !== undefined).join(' · ') || t.unknownDevice;
  };
  const columns: readonly Column<AccountSession>[] = [
    {
      id: 'device',
      header: t.device,
      narrow: 'main',
      cell: (session) => (
        <Row wraps>
          {nameOf(session)}
          {session.isCurrent ? <Badge tone="success">{t.current}</Badge> : null}
        </Row>
      ),
    },
    {
      id: 'address',
      header: t.address,
      isTabular: true,
      cell: ({ address }) => address || t.noAddress,
    },
    { id: 'created', header: t.created, cell: ({ createdAt }) => <RobotTime at={createdAt} /> },
    { id: 'used', header: t.used, cell: ({ usedAt }) => <RobotTime at={usedAt} /> },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      actionsLabel={t.actions}
      // The current one ends by logging out.
      actions={(session) =>
        session.isCurrent ? null : (
          <Button
            variant="quiet"
            label={t.endOne({ device: nameOf(session), address: session.address })}
            isPending={endingId === session.id}
            onPress={() => onEnd(session.id)}
          >
            {t.end}
          </Button>
        )
      }
    />
  );
}
