import type { ConfigList } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { MissingConfig } from '#lists/config/missing-config.tsx';
import { useListRows, type ListRows } from '../rows/use-list-rows';
import { MalformedConfig } from './malformed-config';
import { RowDialog } from './row-dialog';
import { RuleListView } from './rule-list';
import type { RuleListDefinition } from './rule-list-definition';
import { useRowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
}

/** One list of the robot config: search, add, edit, pause, move, copy, delete and undo, each saved at once. */
export function RuleListScreen<List extends ConfigList>({ definition }: Props<List>) {
  return (
    <PanelBoundary>
      <Content definition={definition} />
    </PanelBoundary>
  );
}

function Content<List extends ConfigList>({ definition }: Props<List>) {
  const list = useListRows(definition.list);
  const { title, explanation } = useMessages(definition.texts);
  const status = list.state?.status;
  if (status === 'missing' || status === 'malformed') {
    return (
      <Page title={title} description={explanation}>
        {status === 'missing' ? <MissingConfig /> : <MalformedConfig />}
      </Page>
    );
  }
  return <Ready definition={definition} list={list} />;
}

function Ready<List extends ConfigList>({
  definition,
  list,
}: Props<List> & { readonly list: ListRows }) {
  const actions = useRowActions(list);
  return (
    <>
      <RuleListView definition={definition} list={list} actions={actions} />
      <RowDialog definition={definition} actions={actions} />
    </>
  );
}
