import type { OpenApiKey } from '@chatdeck/sdk';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge, Tag } from '#primitives/badge/badge.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { stateOf } from './key-dates';
import { keysMessages } from './keys.messages';

interface Props {
  readonly rows: readonly OpenApiKey[];
  readonly onEdit: (key: OpenApiKey) => void;
  readonly onRotate: (key: OpenApiKey) => void;
  readonly onRemove: (key: OpenApiKey) => void;
}

/** The further keys, with what their owner can do with each. */
export function KeyTable({ rows, onEdit, onRotate, onRemove }: Props) {
  const t = useMessages(keysMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  const columns: readonly Column<OpenApiKey>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      cell: ({ name, apiKey }) => (
        <Stack gap={1}>
          {name}
          <Text tone="second" size="sm">
            {apiKey}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'scopes',
      header: t.scopes,
      cell: ({ scopes }) => (
        <Row wraps>
          {scopes.map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
        </Row>
      ),
    },
    {
      id: 'used',
      header: t.used,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.neverUsed : <RobotTime at={lastUsedAt} />),
    },
    { id: 'ends', header: t.ends, cell: (key) => <End {...key} /> },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      actionsLabel={t.actions}
      actions={(key) => (
        <MenuButton
          label={actionsFor({ name: key.name })}
          actions={[
            { id: 'edit', label: t.edit, icon: Pencil, onAction: () => onEdit(key) },
            { id: 'rotate', label: t.rotate, icon: RefreshCw, onAction: () => onRotate(key) },
            {
              id: 'remove',
              label: t.remove,
              icon: Trash2,
              tone: 'danger',
              onAction: () => onRemove(key),
            },
          ]}
        />
      )}
    />
  );
}

/** Until when a key works, and until when its old secret does. */
function End({ expiresAt, previousUntil }: OpenApiKey) {
  const t = useMessages(keysMessages);
  const state = stateOf(expiresAt, useNow(MINUTE_MS).getTime());
  return (
    <Stack gap={1}>
      <Row wraps>
        {expiresAt === null ? t.never : <RobotTime at={expiresAt} />}
        {state === 'expired' ? <Badge tone="danger">{t.expired}</Badge> : null}
        {state === 'soon' ? <Badge tone="warning">{t.expiresSoon}</Badge> : null}
      </Row>
      {previousUntil === null ? null : (
        <Text tone="second" size="sm">
          {t.overlapUntil} <RobotTime at={previousUntil} />
        </Text>
      )}
    </Stack>
  );
}
