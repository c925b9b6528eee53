import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT } from '@chatdeck/sdk/constants';
import { Pencil, Trash2 } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { MaterialThumb } from '../material-thumb';
import { materialPanelMessages } from './material-panel.messages';
import { previewOf, type MaterialReferences } from './material-panel.model';

interface MaterialTableProps {
  readonly rows: readonly Material[];
  readonly isRefreshing: boolean;
  /** Whether the types differ, so that each row shows its type. */
  readonly hasType: boolean;
  readonly references: MaterialReferences | undefined;
  readonly onEdit: (material: Material) => void;
  readonly onRemove: (material: Material) => void;
}

/** Materials with a preview of their content. */
export function MaterialTable(props: MaterialTableProps) {
  const { rows, isRefreshing, hasType, references, onEdit, onRemove } = props;
  const t = useMessages(materialPanelMessages);
  const { locale } = useChatdeck();
  const typeColumn: Column<Material> = {
    id: 'type',
    header: t.type,
    width: 'sm',
    cell: ({ type }) => <Tag>{CONTENT_TYPE_TEXT[type][locale]}</Tag>,
  };
  const columns: readonly Column<Material>[] = [
    { id: 'name', header: t.name, narrow: 'main', width: 'lg', cell: ({ name }) => name },
    ...(hasType ? [typeColumn] : []),
    {
      id: 'content',
      header: t.content,
      cell: (material) => (
        <Row gap={2}>
          <MaterialThumb material={material} />
          <Text isClipped>{previewOf(material)}</Text>
        </Row>
      ),
    },
    {
      id: 'tag',
      header: t.tag,
      width: 'md',
      cell: ({ tag }) => tag && <Tag>{tag}</Tag>,
    },
    ...(references ? [references.column(rows, locale)] : []),
    {
      id: 'updated',
      header: t.updated,
      width: 'md',
      align: 'end',
      isTabular: true,
      cell: ({ updatedAt }) => <RobotTime at={updatedAt} />,
    },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actions={(material) => (
        <MenuButton
          label={t.actionsFor({ name: material.name })}
          actions={[
            { id: 'edit', label: t.edit, icon: Pencil, onAction: () => onEdit(material) },
            {
              id: 'remove',
              label: t.remove,
              icon: Trash2,
              tone: 'danger',
              onAction: () => onRemove(material),
            },
          ]}
        />
      )}
    />
  );
}
