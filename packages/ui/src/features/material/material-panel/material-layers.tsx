import type { Material } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { MaterialDialog } from '../lazy-dialogs';
import { noLayer, type MaterialLayer } from './material-panel.model';

interface MaterialLayersProps {
  readonly layer: MaterialLayer;
  readonly type: ContentType | undefined;
  readonly onLayerChange: (layer: MaterialLayer) => void;
  readonly onSaved: ((material: Material) => void) | undefined;
}

/** The dialog over the list, if there is one. */
export function MaterialLayers(props: MaterialLayersProps) {
  const { layer, onLayerChange, onSaved } = props;
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
  }
}
