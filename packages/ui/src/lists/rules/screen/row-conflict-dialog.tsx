import type { ConfigList } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import * as css from '#lists/conflict/conflict-dialog.css.ts';
import { ConflictDialog } from '#lists/conflict/conflict-dialog.tsx';
import { conflictMessages } from '#lists/conflict/conflict.messages.ts';
import type { RowConflict } from '../rows/row-conflict';
import type { RuleListDefinition } from './rule-list-definition';
import { RowSummary } from './row-summary';
import type { RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly conflict: RowConflict;
  readonly actions: Pick<RowActions, 'close' | 'editAgain' | 'settle'>;
}

/** Shows both editors' versions of a row as the list would; closing returns to the input. */
export function RowConflictDialog<List extends ConfigList>(props: Props<List>) {
  const { definition, conflict, actions } = props;
  const { before, theirs, mine, merged } = conflict;
  const t = useMessages(conflictMessages);
  const versions = [
    { name: t.before, row: before },
    ...(theirs ? [{ name: t.theirs, row: theirs.row.stored }] : []),
    { name: t.mine, row: mine },
    ...(merged === undefined ? [] : [{ name: t.merged, row: merged }]),
  ];
  const settle = (row: Json) => () => actions.settle(conflict, row);
  return (
    <ConflictDialog
      isGone={theirs === undefined}
      onDiscard={actions.close}
      onEditAgain={() => actions.editAgain(conflict)}
      onOverwrite={settle(mine)}
      onMerge={merged === undefined ? undefined : settle(merged)}
    >
      <dl className={css.versions}>
        {versions.map(({ name, row }) => (
          <div key={name} className={css.version}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.row}>
              <RowSummary definition={definition} row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </ConflictDialog>
  );
}
