import type { Material } from '@chatdeck/sdk';
import { Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { SelectionBar } from '#lists/selection/selection-bar.tsx';
import type { MaterialSelection } from '../use-material-selection';
import { materialBulkMessages } from './bulk.messages';
import { useBulkActions } from './use-bulk-actions';

const MoveDialog = /* @__PURE__ */ lazyDialog(() => import('./move-dialog'));
const RemoveManyDialog = /* @__PURE__ */ lazyDialog(() => import('./remove-many-dialog'));

interface BulkBarProps {
  readonly selection: MaterialSelection;
  /** How many materials the search has found, on all pages. */
  readonly foundCount: number;
  /** Called after something was done, when the bar is about to leave. */
  readonly onDone: () => void;
}

type Layer =
  | { readonly kind: 'none' }
  | { readonly kind: 'move' | 'remove'; readonly materials: readonly Material[] };
const none: Layer = { kind: 'none' };

/** What can be done with the selected materials. */
export function BulkBar({ selection, foundCount, onDone }: BulkBarProps) {
  const t = useMessages(materialBulkMessages);
  const { counted } = useMessages(primitiveMessages);
  const actions = useBulkActions();
  const [layer, setLayer] = useState<Layer>(none);
  const finish = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) return;
    selection.clear();
    onDone();
  };
  const close = () => setLayer(none);
  return (
    <SelectionBar selection={selection} foundCount={foundCount} countedAs={counted}>
      <Button
        isTouch
        icon={Tag}
        onPress={() => setLayer({ kind: 'move', materials: selection.chosen() })}
      >
        {t.move}
      </Button>
      <Button
        isTouch
        icon={Trash2}
        onPress={() => setLayer({ kind: 'remove', materials: selection.chosen() })}
      >
        {t.remove}
      </Button>
      {layer.kind === 'move' ? (
        <MoveDialog
          count={layer.materials.length}
          onMove={(tag) => void finish(actions.tag(layer.materials, tag))}
          onClose={close}
        />
      ) : null}
      {layer.kind === 'remove' ? (
        <RemoveManyDialog
          materials={layer.materials}
          onRemove={() => void finish(actions.remove(layer.materials))}
          onClose={close}
        />
      ) : null}
    </SelectionBar>
  );
}
