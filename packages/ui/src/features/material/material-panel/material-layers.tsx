import type { Material } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { MaterialDialog } from '../lazy-dialogs';
import { noLayer, type MaterialLayer, type MaterialReferences } from './material-panel.model';

interface MaterialLayersProps {
  readonly layer: MaterialLayer;
  readonly type: ContentType | undefined;
  readonly onLayerChange: (layer: MaterialLayer) => void;
  readonly RemoveDialog: MaterialReferences['RemoveDialog'] | undefined;
  readonly onRemove: (material: Material) => void;
  readonly onSaved: ((material: Material) => void) | undefined;
}

/** The dialog above the list, if one is open. */
export function MaterialLayers(props: MaterialLayersProps) {
  const { layer, onLayerChange, RemoveDialog, onRemove, onSaved } = props;
  const close = () => onLayerChange(noLayer);
  switch (layer.kind) {
    case 'none':
      return null;
    case 'remove':
      return RemoveDialog ? (
        <RemoveDialog
          material={layer.material}
          onRemove={() => onRemove(layer.material)}
          onClose={close}
        />
      ) : null;
    case 'add':
    case 'edit':
      return (
        <MaterialDialog
          isOpen
          onOpenChange={close}
          id={layer.kind === 'edit' ? layer.id : undefined}
          type={props.type}
          onSaved={onSaved}
        />
      );
  }
}
