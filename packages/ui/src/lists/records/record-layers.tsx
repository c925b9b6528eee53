import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import type { RecordListDefinition } from './record-list-definition';
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
  }
}
