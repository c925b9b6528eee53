import type { ConfigList } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { downloadText } from '#context/download-text.ts';
import { useMessages } from '#messages';
import type { Rows } from '../rows/row-changes';
import type { RuleListDefinition } from '../screen/rule-list-definition';
import { csvMessages } from './csv.messages';

/** Exports the rows of a list as a file; undefined if its rows have no place in a table. */
export function useExport<List extends ConfigList>(
  { csv, texts }: RuleListDefinition<List>,
  rowsNow: () => Rows,
): (() => void) | undefined {
  const t = useMessages(csvMessages);
  const { title } = useMessages(texts);
  const { locale, notify } = useChatdeck();
  if (!csv) return undefined;
  const run = async () => {
    try {
      const [{ default: format }, { exportRows }] = await Promise.all([
        csv(),
        import('./export-rows'),
      ]);
      const file = exportRows(format, rowsNow(), locale, t);
      downloadText(`${title}.csv`, file.csv, 'text/csv');
      notify({
        tone: 'success',
        text: t.exported({ count: file.count }),
        detail: file.incomplete > 0 ? t.notCovered({ count: file.incomplete }) : undefined,
      });
    } catch {
      notify({ tone: 'danger', text: t.exportFailed });
    }
  };
  return () => void run();
}
