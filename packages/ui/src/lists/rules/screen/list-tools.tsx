import type { ConfigList } from '@chatdeck/sdk/constants';
import { Download, ListChecks, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartFailure } from '#context/part-failure.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { TryButton } from '#lists/simulator/try-button.tsx';
import { bulkMessages } from '../bulk/bulk.messages';
import type { CsvFormat } from '../csv/csv-format';
import { csvMessages } from '../csv/csv.messages';
import { useExport } from '../csv/use-export';
import type { Rows } from '../rows/row-changes';
import type { RuleListDefinition } from './rule-list-definition';

interface Props<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly hasRows: boolean;
  /** The rows at the time of a press. */
  readonly rowsNow: () => Rows;
  readonly isSelecting: boolean;
  readonly onToggleSelecting: () => void;
  /** The button that imports rows. */
  readonly importing: ReactNode;
  /** Whether the rows may be changed. */
  readonly canChange: boolean;
}

/** What can be done with a list as a whole: import, export and the selection of several rows. */
export function ListTools<List extends ConfigList>(props: Props<List>) {
  const { definition, hasRows, isSelecting, onToggleSelecting, importing, canChange } = props;
  const t = useMessages(csvMessages);
  const bulk = useMessages(bulkMessages);
  const exportRows = useExport(definition, props.rowsNow);
  return (
    <>
      {definition.isTried ? <TryButton /> : null}
      {importing}
      {exportRows && hasRows ? (
        <Button isTouch icon={Download} onPress={exportRows}>
          {t.export}
        </Button>
      ) : null}
      {canChange && hasRows ? (
        <Button isTouch icon={ListChecks} onPress={onToggleSelecting}>
          {isSelecting ? bulk.end : bulk.start}
        </Button>
      ) : null}
    </>
  );
}

interface ImportButtonProps {
  readonly load: () => Promise<{ readonly default: CsvFormat }>;
  readonly onImport: (format: CsvFormat) => void;
}

/** Asks for the lines to import; how they are read is loaded on request. */
export function ImportButton({ load, onImport }: ImportButtonProps) {
  const t = useMessages(csvMessages);
  const { onDialogFailed } = usePartFailure();
  const open = () => void load().then(({ default: format }) => onImport(format), onDialogFailed);
  return (
    <Button isTouch icon={Upload} onPress={open}>
      {t.import}
    </Button>
  );
}
