import { textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndo } from '#lists/use-undo.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { robotChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { NOT_SAVED } from '#lists/simulator/try-draft.tsx';
import type { Referenced } from '#lists/references/use-related.ts';
import { ruleListMessages } from '../rules/screen/rule-list.messages';
import type {
  RecordListDefinition,
  Records,
  RecordSwitch,
  SaveOutcome,
  SaveRecord,
} from './record-list-definition';
import { recordListMessages } from './record-list.messages';

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
    'labelOf' | 'texts' | 'referenced' | 'switched' | 'editRobot' | 'dropFromRobot'
  >,
  records: Records<Row, Input>,
  search: PagedSearch,
  first: RecordLayer<Row> = { kind: 'none' },
) {
  const { labelOf, texts, referenced, switched, editRobot, dropFromRobot } = definition;
  const isAllowed = useSaveGuard();
  const { removeText } = useMessages(texts);
  const t = useMessages(recordListMessages);
  const { pausedRow, resumedRow, rowGone } = useMessages(ruleListMessages);
  const offerUndo = useUndo();
  const { notify, locale } = useChatdeck();
  const [layer, setLayer] = useState(first);
  const removing = useRef(new Set<Row>());
  const switching = useRef(new Set<Row>());
  const close = () => setLayer({ kind: 'none' });

  const put = async (input: Input, row: Row | undefined): Promise<SaveOutcome<Row>> => {
    if (editRobot && !(await isAllowed(robotChange(await editRobot(input, row))))) {
      return { status: 'refused', error: NOT_SAVED };
    }
    return records.save(input, row);
  };
  const save: SaveRecord<Row, Input> = async (input, over) => {
    const row = over.kind === 'row' ? over.row : undefined;
    const outcome = await put(input, row);
    if (outcome.status === 'saved') {
      notify({
        tone: 'success',
        text: textIn(NOTICE_TEXT[row ? 'saved.changed' : 'saved.added'], locale),
      });
    }
    return outcome;
  };
  const switchTo = async (by: RecordSwitch<Row, Input>, row: Row, isOn: boolean) => {
    try {
      const input = await by.toInput(row, isOn);
      return input === undefined ? 'invalid' : await put(input, row);
    } catch {
      // A call that fails is an outcome; what is thrown is code that does not come.
      return 'not loaded';
    }
  };
  const turn = async (row: Row, isOn: boolean) => {
    if (!switched || switching.current.has(row)) return;
    switching.current.add(row);
    const label = labelOf(row, locale);
    const outcome = await switchTo(switched, row, isOn);
    switching.current.delete(row);
    if (outcome === 'not loaded') {
      notify({ tone: 'danger', text: t.notTurned({ label }), detail: t.notTurnedText });
    } else if (outcome === 'invalid') notify({ tone: 'danger', text: t.invalid({ label }) });
    else if (outcome.status === 'changed') notify({ tone: 'danger', text: rowGone });
    else if (outcome.status === 'saved') {
      notify({ tone: 'success', text: (isOn ? resumedRow : pausedRow)({ label }) });
    }
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
    /** Switches a record on or off, where records have a switch. */
    turn: (row: Row, isOn: boolean) => void turn(row, isOn),
    /** Asks first where the record may be in use. */
    remove: (row: Row) => {
      if (referenced) setLayer({ kind: 'remove', row, subject: referenced(row) });
      else void remove(row);
    },
    removeNow: (row: Row) => void remove(row),
  };
}

export type RecordActions<Row, Input> = ReturnType<typeof useRecordActions<Row, Input>>;

/** The same where they are for members and the account is none: each says so. */
export const lockedActions = <Row, Input>(
  actions: RecordActions<Row, Input>,
  ask: () => void,
): RecordActions<Row, Input> => ({
  ...actions,
  add: ask,
  edit: ask,
  remove: ask,
  turn: () => void ask(),
});
