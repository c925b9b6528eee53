import type { Material } from '@chatdeck/sdk';
import { PanelBoundary } from '../../../provider/panel-boundary';
import { MaterialLayers } from './material-layers';
import { MaterialPanelView } from './material-panel.view';
import { useMaterialPanel } from './use-material-panel';

/** What a host passes to the material panel. */
export interface MaterialPanelProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** Called once with each material that was added or changed, after the server confirmed. */
  readonly onSaved?: (material: Material) => void;
}

/** The materials of the account in their four types: search, add, edit and delete. */
export function MaterialPanel(props: MaterialPanelProps) {
  return (
    <PanelBoundary>
      <Panel {...props} />
    </PanelBoundary>
  );
}

function Panel({ hasHeader = true, onSaved }: MaterialPanelProps) {
  const { list, search, layer, isRemoving, openLayer, confirmRemove } = useMaterialPanel();
  return (
    <>
      <MaterialPanelView list={list} search={search} hasHeader={hasHeader} onOpen={openLayer} />
      <MaterialLayers
        layer={layer}
        isRemoving={isRemoving}
        onLayerChange={openLayer}
        onRemove={confirmRemove}
        onSaved={onSaved}
      />
    </>
  );
}
