import { useMessages } from '../../../messages';
import { ConfirmDialog } from '../../../primitives/confirm-dialog/confirm-dialog';
import { DialogBoundary } from '../../../provider/dialog-boundary';
import type { RecordListDefinition } from './record-list-definition';
import { recordListMessages } from './record-list.messages';
import type { RecordActions } from './use-record-actions';

interface Props<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly actions: RecordActions<Row, Input>;
}

/** The dialog over a list, if there is one. */
export function RecordLayers<Row, Input>({ definition, actions }: Props<Row, Input>) {
  const { Dialog } = definition;
  const { layer, close, save } = actions;
  switch (layer.kind) {
    case 'none':
      return null;
    case 'add':
    case 'edit':
      return (
        <DialogBoundary isOpen>
          <Dialog
            onOpenChange={close}
            save={save}
            row={layer.kind === 'edit' ? layer.row : undefined}
          />
        </DialogBoundary>
      );
    case 'remove':
      return <RemoveDialog definition={definition} actions={actions} row={layer.row} />;
  }
}

function RemoveDialog<Row, Input>(props: Props<Row, Input> & { readonly row: Row }) {
  const { definition, actions, row } = props;
  const t = useMessages(recordListMessages);
  const { removeText } = useMessages(definition.texts);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={actions.close}
      title={t.removeTitle({ label: definition.labelOf(row) })}
      confirmLabel={t.remove}
      tone="danger"
      isPending={actions.isRemoving}
      onConfirm={() => actions.remove(row)}
    >
      {removeText}
    </ConfirmDialog>
  );
}
