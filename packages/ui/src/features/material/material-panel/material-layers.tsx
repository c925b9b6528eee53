import type { Material } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { lazyPart } from '../../../provider/lazy-part';
import { MaterialDialog } from '../lazy-dialogs';
import { noLayer, type MaterialLayer } from './material-panel.model';

const RemoveMaterialDialog = lazyPart(() => import('./remove-material-dialog'));

interface MaterialLayersProps {
  readonly layer: MaterialLayer;
  readonly type: ContentType | undefined;
  readonly isRemoving: boolean;
  readonly onLayerChange: (layer: MaterialLayer) => void;
  readonly onRemove: (material: Material) => void;
  readonly onSaved: ((material: Material) => void) | undefined;
}

/** The dialog over the list, if there is one. */
export function MaterialLayers(props: MaterialLayersProps) {
  const { layer, isRemoving, onLayerChange, onRemove, onSaved } = props;
  const close = () => onLayerChange(noLayer);
  switch (layer.kind) {
    case 'none':
      return null;
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
    case 'remove':
      return (
        <RemoveMaterialDialog
          name={layer.material.name}
          isPending={isRemoving}
          onClose={close}
          onConfirm={() => onRemove(layer.material)}
        />
      );
  }
}
