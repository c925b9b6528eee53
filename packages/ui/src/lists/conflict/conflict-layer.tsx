import { ConflictDialog } from './conflict-dialog';
import { PartList, type PartLabels } from './part-list';
import type { Conflict } from './use-conflict';

interface Props {
  readonly conflict: Conflict | undefined;
  readonly labels: PartLabels;
}

/** The conflict dialog over a form whose record was changed elsewhere. */
export function ConflictLayer({ conflict, labels }: Props) {
  if (!conflict) return null;
  const { changes, isGone, merged, choose } = conflict;
  return (
    <ConflictDialog
      isGone={isGone}
      onDiscard={() => choose('discard')}
      onEditAgain={() => choose('edit')}
      onOverwrite={() => choose('overwrite')}
      onMerge={merged === undefined ? undefined : () => choose('merge')}
    >
      <PartList changes={changes} labels={labels} isGone={isGone} />
    </ConflictDialog>
  );
}
