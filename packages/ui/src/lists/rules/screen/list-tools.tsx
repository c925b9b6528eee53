import type { ConfigList } from '@chatdeck/sdk/constants';
import { Download, ListChecks, Upload } from 'lucide-react';
import { usePartFailure } from '#context/part-failure.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { TryButton } from '#lists/simulator/try-button.tsx';
import { bulkMessages } from '../bulk/bulk.messages';
import type { RowSelection } from '../bulk/use-row-selection';
import { csvMessages } from '../csv/csv.messages';
import { useExport } from '../csv/use-export';
import type { Rows } from '../rows/row-changes';
import type { RuleListDefinition } from './rule-list-definition';
import type { RowActions } from './use-row-actions';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly rows: Rows;
  readonly selection: RowSelection;
  readonly actions: RowActions;
  /** Whether the rows may be changed. */
  readonly canChange: boolean;
}

/** What can be done with a list as a whole: import, export and the selection of several rows. */
export function ListTools<List extends ConfigList>(props: Props<List>) {
  const { definition, rows, selection, actions, canChange } = props;
  const t = useMessages(csvMessages);
  const bulk = useMessages(bulkMessages);
  const exportRows = useExport(definition, rows);
  return (
    <>
      {definition.isTried ? <TryButton /> : null}
      {canChange ? <ImportButton definition={definition} actions={actions} /> : null}
      {exportRows && rows.length > 0 ? (
        <Button isTouch icon={Download} onPress={exportRows}>
          {t.export}
        </Button>
      ) : null}
      {canChange && rows.length > 0 ? (
        <Button isTouch icon={ListChecks} onPress={selection.toggleMode}>
          {selection.isOn ? bulk.end : bulk.start}
        </Button>
      ) : null}
    </>
  );
}

type ImportButtonProps<List extends ConfigList> = Pick<Props<List>, 'definition' | 'actions'>;

function ImportButton<List extends ConfigList>({ definition, actions }: ImportButtonProps<List>) {
  const t = useMessages(csvMessages);
  const { onDialogFailed } = usePartFailure();
  const { csv } = definition;
  if (!csv) return null;
  const open = () =>
    void csv().then(({ default: format }) => actions.askImport(format), onDialogFailed);
  return (
    <Button isTouch icon={Upload} onPress={open}>
      {t.import}
    </Button>
  );
}
