import type { ListedRow } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import { ImportDialog } from '../csv/import-dialog';
import { PositionDialog } from '../reorder/position-dialog';
import type { ListRows } from '../rows/use-list-rows';
import type { RowActions, RowLayer } from './use-row-actions';

/** A dialog about the list as a whole. */
export type ListLayer = Extract<RowLayer, { readonly kind: 'position' | 'import' }>;

interface Props {
  readonly layer: ListLayer;
  readonly list: Pick<ListRows, 'rows' | 'refusal'>;
  readonly actions: RowActions;
  /** A row as the list shows it. */
  readonly renderRow: (row: ListedRow) => ReactNode;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialogs that are opened seldom: both in one file, so that the first page of a console is cut into fewer. */
export default function ListDialog({ layer, list, actions, renderRow, onOpenChange }: Props) {
  const { locale } = useChatdeck();
  if (layer.kind === 'import') {
    return (
      <ImportDialog
        format={layer.format}
        existing={list.rows}
        renderRow={renderRow}
        refusal={list.refusal}
        onImport={actions.importRows}
        onOpenChange={onOpenChange}
      />
    );
  }
  const { seen } = layer;
  return (
    <PositionDialog
      label={rowLabel(seen.row.stored, locale)}
      at={seen.at}
      count={list.rows.length}
      onMove={(to) => actions.moveTo(seen, to)}
      onOpenChange={onOpenChange}
    />
  );
}
