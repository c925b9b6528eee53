import type { Invite } from '@chatdeck/sdk';
import { Plus, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { InviteDialog } from './invite-dialog';
import { invitesMessages } from './invites.messages';
import { useInvites } from './use-invites';

/** The invite codes: made and taken back. */
export function InvitesPart() {
  const t = useMessages(invitesMessages);
  const isOwn = useIsOwn();
  const { state, isRemoving, remove } = useInvites();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Invite>();
  const add =
    isOwn === false ? null : (
      <Button icon={Plus} onPress={() => setAdding(true)}>
        {t.add}
      </Button>
    );
  return (
    <>
      <Card title={t.list} actions={add} isFlush>
        <LoadedPart state={state} label={t.loading}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon={Ticket} title={t.emptyTitle}>
                {t.emptyText}
              </EmptyState>
            ) : (
              <InviteTable rows={list} {...(isOwn !== false && { onRemove: setRemoved })} />
            )
          }
        </LoadedPart>
      </Card>
      {isAdding ? <InviteDialog onClose={() => setAdding(false)} /> : null}
      <LazyConfirmDialog
        isOpen={removed !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoved(undefined);
        }}
        title={t.removeTitle({ code: removed?.code ?? '' })}
        confirmLabel={t.remove}
        tone="danger"
        isPending={isRemoving}
        onConfirm={() =>
          void remove(removed?.code ?? '').then((isGone) => isGone && setRemoved(undefined))
        }
      >
        {t.removeText}
      </LazyConfirmDialog>
    </>
  );
}

interface TableProps {
  readonly rows: readonly Invite[];
  readonly onRemove?: (invite: Invite) => void;
}

function InviteTable({ rows, onRemove }: TableProps) {
  const t = useMessages(invitesMessages);
  const columns: readonly Column<Invite>[] = [
    {
      id: 'code',
      header: t.code,
      narrow: 'main',
      cell: ({ code, note }) => (
        <Stack gap={1}>
          {code}
          {note === '' ? null : (
            <Text tone="second" size="xs">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'used',
      header: t.used,
      isTabular: true,
      cell: ({ used, places }) => (
        <Row wraps>
          {t.usedOf({ used, places })}
          {used >= places ? <Badge>{t.usedUp}</Badge> : null}
        </Row>
      ),
    },
    { id: 'created', header: t.created, cell: ({ createdAt }) => <RobotTime at={createdAt} /> },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      actionsLabel={t.actions}
      {...(onRemove && {
        actions: (invite: Invite) => (
          <Button variant="quiet" label={t.removeOf(invite)} onPress={() => onRemove(invite)}>
            {t.remove}
          </Button>
        ),
      })}
    />
  );
}
