import type { Material } from '@chatdeck/sdk';
import { useState } from 'react';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { MaterialDialog } from '../lazy-dialogs';
import { MaterialPickerView } from './material-picker-dialog.view';
import { useMaterialPicker } from './use-material-picker';

/** What a host passes to the material picker. */
export interface MaterialPickerDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What is chosen already, in order. Default nothing. */
  readonly selection?: readonly Material[];
  /** Called once with the chosen materials, in the order in which they were chosen; the dialog closes. */
  readonly onSelectionChange: (selection: readonly Material[]) => void;
  /** How many may be chosen; another takes the place of a single one. Default any number. */
  readonly limit?: number;
  /** Why a material cannot be chosen; it is listed with these words. */
  readonly disabledReason?: (material: Material) => string | undefined;
}

const nothing: readonly Material[] = [];
const anyMaterial = () => undefined;

/** Chooses materials in an order, five at a time (product specification, section 2). */
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
