import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { DataTable, type Column, type DataTableProps } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { MaterialThumb } from '../material-thumb';
import * as css from '../material.css';
import { MaterialMenu } from './material-menu';
import { materialPanelMessages } from './material-panel.messages';
import { previewOf, type MaterialReferences } from './material-panel.model';

interface MaterialTableProps {
  readonly rows: readonly Material[];
  readonly isRefreshing: boolean;
  /** Whether the types differ, so that each row shows its type. */
  readonly hasType: boolean;
  readonly references: MaterialReferences | undefined;
  /** Left out where materials can only be read; so is `onRemove`. */
  readonly onEdit?: (material: Material) => void;
  readonly onRemove?: (material: Material) => void;
  /** Makes the rows selectable. */
  readonly selecting?: Selecting | undefined;
}

/** What a table needs to have its rows selected. */
type Selecting = Required<
  Pick<DataTableProps<Material>, 'selection' | 'onSelectionChange' | 'bulkActions'>
>;

/** Materials with a preview of their content. */
export function MaterialTable(props: MaterialTableProps) {
  const { rows, isRefreshing, hasType, references, onEdit, onRemove } = props;
  const t = useMessages(materialPanelMessages);
  const { locale } = useChatdeck();
  const typeColumn: Column<Material> = {
    id: 'type',
    header: t.type,
    width: 'sm',
    cell: ({ type }) => <Tag>{textIn(CONTENT_TYPE_TEXT[type], locale)}</Tag>,
  };
  const columns: readonly Column<Material>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      width: 'lg',
      cell: ({ name }) => <ClampedName name={name} />,
    },
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
  const actions =
    onEdit && onRemove
      ? (material: Material) => (
          <MaterialMenu material={material} onEdit={onEdit} onRemove={onRemove} />
        )
      : undefined;
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      {...props.selecting}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      {...(actions && { actions })}
    />
  );
}

/** Two lines of a name at most; the whole of it is its tooltip, and the title of its form. */
const ClampedName = ({ name }: { readonly name: string }) => (
  <span className={css.name} title={name}>
    {name}
  </span>
);
