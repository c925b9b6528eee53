import type { Json } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import * as css from '#lists/conflict/conflict-dialog.css.ts';
import { ConflictDialog } from '#lists/conflict/conflict-dialog.tsx';
import { conflictMessages } from '#lists/conflict/conflict.messages.ts';
import type { RowConflict } from '../rows/row-conflict';

interface Props {
  readonly conflict: RowConflict;
  /** A stored row as the list shows it. */
  readonly renderRow: (row: Json) => ReactNode;
  readonly onSettle: (row: Json) => void;
  readonly onDiscard: () => void;
  /** Returns to the input. */
  readonly onClose: () => void;
}

/** Shows both editors' versions of a row as the list would; closing returns to the input. */
export default function RowConflictDialog(props: Props) {
  const { conflict, renderRow, onSettle, onDiscard, onClose } = props;
  const { before, theirs, mine, merged } = conflict;
  const t = useMessages(conflictMessages);
  const versions = [
    { name: t.before, row: before },
    ...(theirs ? [{ name: t.theirs, row: theirs.row.stored }] : []),
    { name: t.mine, row: mine },
    ...(merged === undefined ? [] : [{ name: t.merged, row: merged }]),
  ];
  return (
    <ConflictDialog
      isGone={theirs === undefined}
      onDiscard={onDiscard}
      onEditAgain={onClose}
      onOverwrite={() => onSettle(mine)}
      onMerge={merged === undefined ? undefined : () => onSettle(merged)}
    >
      <dl className={css.versions}>
        {versions.map(({ name, row }) => (
          <div key={name} className={css.version}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.row}>{renderRow(row)}</dd>
          </div>
        ))}
      </dl>
    </ConflictDialog>
  );
}
