import { lazyDialog } from '#context/lazy-part.tsx';
import { usePartFailure } from '#context/part-failure.ts';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { NOT_SAVED, TryDrafts } from '#lists/simulator/try-draft.tsx';
import type { RecordListDefinition } from './record-list-definition';
import type { RecordActions } from './use-record-actions';

const RemoveUsedDialog = lazyDialog(() => import('#lists/references/remove-used-dialog.tsx'));

interface RecordLayersProps<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly actions: RecordActions<Row, Input>;
}

/** The open dialog of a list, if any. */
export function RecordLayers<Row, Input>({ definition, actions }: RecordLayersProps<Row, Input>) {
  const { Dialog, editRobot } = definition;
  const { layer, close, save, removeNow } = actions;
  const { onDialogFailed } = usePartFailure();
  switch (layer.kind) {
    case 'none':
      return null;
    case 'remove':
      return (
        <DialogBoundary isOpen>
          <RemoveUsedDialog
            subject={layer.subject}
            onRemove={() => removeNow(layer.row)}
            onClose={close}
          />
        </DialogBoundary>
      );
    case 'add':
    case 'edit':
      break;
  }
  const row = layer.kind === 'edit' ? layer.row : undefined;
  const dialog = (saveInput: typeof save) => (
    <DialogBoundary isOpen>
      <Dialog onOpenChange={close} save={saveInput} row={row} />
    </DialogBoundary>
  );
  if (!editRobot) return dialog(save);
  return (
    <TryDrafts>
      {(catchDraft) =>
        dialog(async (input, over) => {
          const edit = await editRobot(input, row).catch(onDialogFailed);
          return !edit || catchDraft(edit)
            ? { status: 'refused', error: NOT_SAVED }
            : save(input, over);
        })
      }
    </TryDrafts>
  );
}
