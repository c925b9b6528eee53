import type { Material } from '@chatdeck/sdk';
import { useState } from 'react';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { MaterialDialog } from '../lazy-dialogs';
import { MaterialPickerView } from './material-picker-dialog.view';
import { useMaterialPicker } from './use-material-picker';

/** Props of the material picker. */
export interface MaterialPickerDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The initial selection, in order. Default empty. */
  readonly selection?: readonly Material[];
  /** Called once with the chosen materials, in the order in which they were chosen; the dialog then closes. */
  readonly onSelectionChange: (selection: readonly Material[]) => void;
  /** The maximum number of materials; with a limit of one, a new choice replaces the old. Default unlimited. */
  readonly limit?: number;
  /** The reason why a material cannot be chosen, shown in the list; undefined if it can. */
  readonly disabledReason?: (material: Material) => string | undefined;
}

const nothing: readonly Material[] = [];
const anyMaterial = () => undefined;

/** Selects materials in order, five per page (product specification, section 2). */
export default function MaterialPickerDialog(props: MaterialPickerDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenPicker {...props} />
    </DialogBoundary>
  );
}

function OpenPicker(props: MaterialPickerDialogProps) {
  const { onOpenChange, onSelectionChange, selection = nothing, limit = Infinity } = props;
  const picker = useMaterialPicker(selection, limit);
  const [isAdding, setAdding] = useState(false);
  const reason = props.disabledReason ?? anyMaterial;
  const added = (material: Material) => {
    if (reason(material) === undefined) picker.onAdded(material);
  };
  return (
    <>
      <MaterialPickerView
        picker={picker}
        disabledReason={reason}
        onAdd={() => setAdding(true)}
        onOpenChange={onOpenChange}
        onConfirm={() => {
          onSelectionChange(picker.choice);
          onOpenChange(false);
        }}
      />
      {isAdding ? <MaterialDialog isOpen onOpenChange={setAdding} onSaved={added} /> : null}
    </>
  );
}
