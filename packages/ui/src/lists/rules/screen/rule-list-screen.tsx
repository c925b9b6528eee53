import type { ConfigList } from '@chatdeck/sdk/constants';
import { toJsonObject } from '@chatdeck/sdk/plain-rules';
import { forwardRef, useState, type ForwardedRef } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Page } from '#primitives/page/page.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { FilterProps, ListHandle } from '#lists/list-props.ts';
import type { ListScreen, SearchedListScreenProps } from '#lists/list-screen.ts';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { useRowReader } from '#lists/config/row-reader.ts';
import { TryAreas } from '#lists/simulator/try-area.tsx';
import { TryDrafts } from '#lists/simulator/try-draft.tsx';
import type { RuleFilter } from '../filter/row-filter.model';
import { withRow } from '../rows/with-row';
import { addressedRow } from '../focus/row-address';
import { useListRows, type ListRows } from '../rows/use-list-rows';
import { RuleListView } from './rule-list';
import type { RuleListDefinition } from './rule-list-definition';
import { RowSummary } from './row-summary';
import { useRowActions, type RowActions } from './use-row-actions';

/** What all screens of a list of rules take. */
export interface RuleListProps extends SearchedListScreenProps, FilterProps<RuleFilter> {}

interface Props<List extends ConfigList> extends RuleListProps {
  readonly definition: RuleListDefinition<List>;
  readonly listRef?: ForwardedRef<ListHandle> | undefined;
}

/** The screen of one list of the robot config. */
export const ruleListScreen = <List extends ConfigList>(
  definition: RuleListDefinition<List>,
): ListScreen<RuleListProps> =>
  forwardRef<ListHandle, RuleListProps>(function RuleList(props, ref) {
    return <RuleListScreen {...props} definition={definition} listRef={ref} />;
  });

/**
 * The screen of one list of the robot config: search, add, edit, pause, move, copy, delete and undo, each saved at
 * once.
 */
export function RuleListScreen<List extends ConfigList>(props: Props<List>) {
  return (
    <PanelBoundary>
      <ConfigGuard>
        <Content {...props} />
      </ConfigGuard>
    </PanelBoundary>
  );
}

function Content<List extends ConfigList>(props: Props<List>) {
  const { definition, hasHeader, listRef } = props;
  const list = useListRows(definition.list);
  useListHandle(listRef, list.refresh);
  const { title, explanation } = useMessages(definition.texts);
  const status = list.state?.status;
  if (status === 'missing' || status === 'malformed') {
    return (
      <Page title={title} description={explanation} hasHeader={hasHeader}>
        {status === 'missing' ? <MissingConfig /> : <MalformedConfig />}
      </Page>
    );
  }
  return <Ready {...props} list={list} />;
}

function Ready<List extends ConfigList>({
  definition,
  list,
  rule,
  ...host
}: Props<List> & { readonly list: ListRows }) {
  const actions = useRowActions(list);
  const isRuleGone = useAddressedRow(rule, list, actions);
  const view = (
    <RuleListView
      definition={definition}
      list={list}
      actions={actions}
      isRuleGone={isRuleGone}
      host={host}
    />
  );
  return (
    <>
      {definition.isTried ? <TryAreas>{view}</TryAreas> : view}
      <RowDialog definition={definition} list={list} actions={actions} />
    </>
  );
}

interface RowDialogProps<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly list: ListRows;
  readonly actions: RowActions;
}

const ListDialog = lazyDialog(() => import('./list-dialog'));
const RowConflictDialog = lazyDialog(() => import('./row-conflict-dialog'));

/** The dialog for a new or existing row of a list. */
export function RowDialog<List extends ConfigList>(props: RowDialogProps<List>) {
  const { definition, actions } = props;
  const { Dialog, list } = definition;
  const readRow = useRowReader();
  const { layer } = actions;
  if (!layer || !readRow) return null;
  if (layer.kind === 'position' || layer.kind === 'import') {
    return (
      <DialogBoundary isOpen>
        <ListDialog
          layer={layer}
          list={props.list}
          actions={actions}
          renderRow={({ stored: row, isPaused }) => (
            <RowSummary definition={definition} row={row} readRow={readRow} isPaused={isPaused} />
          )}
          onOpenChange={actions.close}
        />
      </DialogBoundary>
    );
  }
  if (layer.kind === 'conflict') {
    const { conflict } = layer;
    return (
      <RowConflictDialog
        conflict={conflict}
        renderRow={(row) => <RowSummary definition={definition} row={row} readRow={readRow} />}
        onSettle={(row) => actions.settle(conflict, row)}
        onDiscard={actions.close}
        onClose={() => actions.editAgain(conflict)}
      />
    );
  }
  const stored = layer.kind === 'edit' ? (layer.draft ?? layer.seen.row.stored) : layer.draft;
  const entry = stored === undefined ? undefined : readRow(list, stored);
  const dialog = (onConfirm: typeof actions.confirm) => (
    <DialogBoundary isOpen>
      <Dialog
        onOpenChange={actions.close}
        onConfirm={onConfirm}
        row={entry?.status === 'ready' ? entry.row : undefined}
      />
    </DialogBoundary>
  );
  if (!definition.isTried) return dialog(actions.confirm);
  const seen = layer.kind === 'edit' ? layer.seen : undefined;
  return (
    <TryDrafts>
      {(catchDraft) =>
        dialog(async (row) => {
          // Not saved, so that the dialog stays open.
          if (catchDraft(withRow(list, seen, toJsonObject(row)))) return false;
          return actions.confirm(row);
        })
      }
    </TryDrafts>
  );
}

/** Follows the row of an address as soon as it is there; true if the list has come without it. */
function useAddressedRow(
  address: string | undefined,
  { rows, saved }: Pick<ListRows, 'rows' | 'saved'>,
  { follow }: Pick<RowActions, 'follow'>,
): boolean {
  const [found, setFound] = useState<string>();
  if (!address || !saved || found === address) return false;
  const at = addressedRow(rows, address);
  if (at === undefined) return true;
  setFound(address);
  follow(at);
  return false;
}
