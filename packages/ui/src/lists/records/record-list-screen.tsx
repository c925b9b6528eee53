import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { usePagedSearch } from '#lists';
import { useMembership } from '#lists/membership/use-membership.ts';
import type { RecordListDefinition } from './record-list-definition';
import { RecordListView } from './record-list.view';
import { useRecordActions, type RecordActions } from './use-record-actions';

/** How many records stand on a page. */
export const PAGE_SIZE = 20;

interface Props<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
}

/** One list of records that the server keeps: pages, add, edit and delete. */
export function RecordListScreen<Row, Input>({ definition }: Props<Row, Input>) {
  return (
    <PanelBoundary>
      <Content definition={definition} />
    </PanelBoundary>
  );
}

function Content<Row, Input>({ definition }: Props<Row, Input>) {
  const { useRecords, isForMembers = false } = definition;
  const search = usePagedSearch(PAGE_SIZE);
  const records = useRecords(search);
  const actions = useRecordActions(definition, records, search);
  const { isMember } = useMembership();
  return (
    <>
      <RecordListView
        definition={definition}
        list={records.list}
        search={search}
        actions={actions}
        isReadOnly={isForMembers && isMember === false}
      />
      <RecordLayers definition={definition} actions={actions} />
    </>
  );
}

interface RecordLayersProps<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly actions: RecordActions<Row, Input>;
}

/** The dialog over a list, if there is one. */
function RecordLayers<Row, Input>({ definition, actions }: RecordLayersProps<Row, Input>) {
  const { Dialog } = definition;
  const { layer, close, save } = actions;
  switch (layer.kind) {
    case 'none':
      return null;
    case 'add':
    case 'edit':
      return (
        <DialogBoundary isOpen>
          <Dialog
            onOpenChange={close}
            save={save}
            row={layer.kind === 'edit' ? layer.row : undefined}
          />
        </DialogBoundary>
      );
  }
}
