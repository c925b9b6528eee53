import type { Passkey } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
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
        <Row>
          <Button
            variant="quiet"
            label={t.renameOne(passkey.name)}
            onPress={() => onRename(passkey)}
          >
            {t.rename}
          </Button>
          <Button
            variant="quiet"
            label={t.removeOne(passkey.name)}
            onPress={() => onRemove(passkey)}
          >
            {t.remove}
          </Button>
        </Row>
      )}
    />
  );
}
