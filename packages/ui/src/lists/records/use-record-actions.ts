import { textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndo, type PagedSearch } from '#lists';
import { robotChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { NOT_SAVED } from '#lists/simulator/try-draft.tsx';
import type { Referenced } from '#lists/references/use-related.ts';
import type { RecordListDefinition, Records, SaveRecord } from './record-list-definition';

/** The open form over a list. */
export type RecordLayer<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly row: Row }
  | { readonly kind: 'remove'; readonly row: Row; readonly subject: Referenced };

/**
 * The actions on the records of a list; each change is announced once the server has confirmed it. `first` is the dialog
 * open at first.
 */
export function useRecordActions<Row, Input>(
  definition: Pick<
    RecordListDefinition<Row, Input>,
    'labelOf' | 'texts' | 'referenced' | 'editRobot' | 'dropFromRobot'
  >,
  records: Records<Row, Input>,
  search: PagedSearch,
  first: RecordLayer<Row> = { kind: 'none' },
) {
  const { labelOf, texts, referenced, editRobot, dropFromRobot } = definition;
  const isAllowed = useSaveGuard();
  const { removeText } = useMessages(texts);
  const offerUndo = useUndo();
  const { notify, locale } = useChatdeck();
  const [layer, setLayer] = useState(first);
  const removing = useRef(new Set<Row>());
  const close = () => setLayer({ kind: 'none' });

  const save: SaveRecord<Row, Input> = async (input, over) => {
    const row = over.kind === 'row' ? over.row : undefined;
    if (editRobot && !(await isAllowed(robotChange(editRobot(input, row))))) {
      return { status: 'refused', error: NOT_SAVED };
    }
    const outcome = await records.save(input, row);
    if (outcome.status === 'saved') {
      notify({
        tone: 'success',
        text: textIn(NOTICE_TEXT[row ? 'saved.changed' : 'saved.added'], locale),
      });
    }
    return outcome;
  };
  const remove = async (row: Row) => {
    if (removing.current.has(row)) return;
    removing.current.add(row);
    if (dropFromRobot && !(await isAllowed(robotChange(dropFromRobot(row))))) {
      removing.current.delete(row);
      return;
    }
    const error = await records.remove(row);
    if (error) {
      removing.current.delete(row);
      return;
    }
    offerUndo({
      label: labelOf(row, locale),
      detail: removeText,
      restore: async () => {
        removing.current.delete(row);
        return (await records.restore(row)) === undefined;
      },
    });
    const isLastOfPage = records.list.status === 'ready' && records.list.rows.length === 1;
    if (isLastOfPage && search.page > 1) search.onPageChange(search.page - 1);
  };
  return {
    layer,
    close,
    save,
    add: () => setLayer({ kind: 'add' }),
    edit: (row: Row) => setLayer({ kind: 'edit', row }),
    /** Asks first where the record may be in use. */
    remove: (row: Row) => {
      if (referenced) setLayer({ kind: 'remove', row, subject: referenced(row) });
      else void remove(row);
    },
    removeNow: (row: Row) => void remove(row),
  };
}

export type RecordActions<Row, Input> = ReturnType<typeof useRecordActions<Row, Input>>;
