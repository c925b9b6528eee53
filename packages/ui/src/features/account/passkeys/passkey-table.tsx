import type { Passkey } from '@chatdeck/sdk';
import { Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { passkeysMessages } from './passkeys.messages';

interface Props {
  readonly rows: readonly Passkey[];
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

/** The passkeys of an account, with what their owner can do with each. */
export function PasskeyTable({ rows, onRename, onRemove }: Props) {
  const t = useMessages(passkeysMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  const columns: readonly Column<Passkey>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      cell: ({ name, isBackedUp }) => (
        <Row wraps>
          {name}
          {isBackedUp ? <Badge>{t.backedUp}</Badge> : null}
        </Row>
      ),
    },
    { id: 'created', header: t.created, cell: ({ createdAt }) => <RobotTime at={createdAt} /> },
    {
      id: 'used',
      header: t.used,
      cell: ({ usedAt }) => (usedAt === null ? t.neverUsed : <RobotTime at={usedAt} />),
    },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      actionsLabel={t.actions}
      actions={(passkey) => (
        <MenuButton
          label={actionsFor({ name: passkey.name })}
          actions={[
            {
              id: 'rename',
              label: t.rename,
              icon: Pencil,
              onAction: () => onRename(passkey),
            },
            {
              id: 'remove',
              label: t.remove,
              icon: Trash2,
              tone: 'danger',
              onAction: () => onRemove(passkey),
            },
          ]}
        />
      )}
    />
  );
}
