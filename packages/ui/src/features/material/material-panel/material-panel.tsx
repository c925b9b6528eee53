import type { Material } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { MemberDialog } from '#features/member/index.ts';
import { MaterialLayers } from './material-layers';
import { MaterialPanelView } from './material-panel.view';
import { useMaterialPanel } from './use-material-panel';

/** What a host passes to the material panel. */
export interface MaterialPanelProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** Shows and adds materials of one type only. Default all. */
  readonly type?: ContentType;
  /** What the search begins with, such as the name that a link is about. Default nothing. */
  readonly initialSearch?: string;
  /** Called once with each material that was added or changed, after the server confirmed. */
  readonly onSaved?: (material: Material) => void;
}

/** The materials of the account in their four types: search, add, edit and delete. */
export function MaterialPanel(props: MaterialPanelProps) {
  return (
    <PanelBoundary>
      {/* Another type is another list: its page, search and layer start anew. */}
      <Panel key={props.type ?? ''} {...props} />
    </PanelBoundary>
  );
}

function Panel({ type, hasHeader = true, initialSearch, onSaved }: MaterialPanelProps) {
  const panel = useMaterialPanel(type, initialSearch);
  const { list, search, tags, layer, openLayer, remove, guard } = panel;
  return (
    <>
      <MaterialPanelView
        type={type}
        list={list}
        search={search}
        tags={tags}
        hasHeader={hasHeader}
        onOpen={openLayer}
        onRemove={remove}
      />
      <MaterialLayers layer={layer} type={type} onLayerChange={openLayer} onSaved={onSaved} />
      {guard.isAsking ? <MemberDialog isOpen onOpenChange={guard.setAsking} /> : null}
    </>
  );
}
