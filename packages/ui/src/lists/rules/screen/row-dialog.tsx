import { readRow } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RowConflictDialog } from './row-conflict-dialog';
import type { RuleListDefinition } from './rule-list-definition';
import type { RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly actions: RowActions;
}

/** The dialog of a list for a new row or for one that is there. */
export function RowDialog<List extends ConfigList>({ definition, actions }: Props<List>) {
  const { Dialog, list } = definition;
  const { layer } = actions;
  if (!layer) return null;
  if (layer.kind === 'conflict') {
    return (
      <RowConflictDialog definition={definition} conflict={layer.conflict} actions={actions} />
    );
  }
  const stored = layer.kind === 'edit' ? (layer.draft ?? layer.seen.row.stored) : layer.draft;
  const entry = stored === undefined ? undefined : readRow(list, stored);
  return (
    <DialogBoundary isOpen>
      <Dialog
        onOpenChange={actions.close}
        onConfirm={actions.confirm}
        row={entry?.status === 'ready' ? entry.row : undefined}
      />
    </DialogBoundary>
  );
}
