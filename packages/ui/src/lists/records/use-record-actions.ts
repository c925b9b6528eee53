import { textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useLatest } from '#lists/use-latest.ts';
import { useUndo, useUndoable } from '#lists/use-undo.ts';
import { robotChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { NOT_SAVED } from '#lists/simulator/try-draft.tsx';
import type { Referenced } from '#lists/references/use-related.ts';
import { bulkMessages } from '../rules/bulk/bulk.messages';
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
    | 'keyOf'
    | 'idOf'
    | 'labelOf'
    | 'texts'
    | 'referenced'
    | 'switched'
    | 'editRobot'
    | 'dropFromRobot'
  >,
  records: Records<Row, Input>,
  first: RecordLayer<Row> = { kind: 'none' },
) {
  const { keyOf, idOf = keyOf, labelOf, texts, referenced, switched } = definition;
  const { editRobot, dropFromRobot } = definition;
  const isAllowed = useSaveGuard();
  const { removeText } = useMessages(texts);
  const t = useMessages(recordListMessages);
  const { pausedRow, resumedRow, rowGone } = useMessages(ruleListMessages);
  const { undone } = useMessages(bulkMessages);
  const offerUndo = useUndo();
  const offer = useUndoable();
  const { notify, locale } = useChatdeck();
  const [layer, setLayer] = useState(first);
  const removing = useRef(new Set<Row>());
  const switching = useRef(new Set<Row>());
  const latest = useLatest(records.list);
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
  type Turned = Awaited<ReturnType<typeof switchTo>>;
  const isSaved = (outcome: Turned) => typeof outcome === 'object' && outcome.status === 'saved';
  const sayNotTurned = (outcome: Turned, label: string) => {
    if (outcome === 'not loaded') {
      notify({ tone: 'danger', text: t.notTurned({ label }), detail: t.notTurnedText });
    } else if (outcome === 'invalid') notify({ tone: 'danger', text: t.invalid({ label }) });
    else if (outcome.status === 'changed') notify({ tone: 'danger', text: rowGone });
  };
  /** Switches a record back, whatever else of it has changed since. */
  const turnBack = async (by: RecordSwitch<Row, Input>, row: Row, isOn: boolean) => {
    const { current: list } = latest;
    const rows = list.status === 'ready' ? list.rows : [];
    const now = rows.find((one) => idOf(one) === idOf(row)) ?? row;
    const outcome = await switchTo(by, now, isOn);
    const isStale = typeof outcome === 'object' && outcome.status === 'changed';
    if (!isStale || outcome.now === undefined) return outcome;
    // The list is still loading what the switch itself has changed.
    return switchTo(by, outcome.now, isOn);
  };
  const turn = async (row: Row, isOn: boolean) => {
    if (!switched || switching.current.has(row)) return;
    switching.current.add(row);
    const label = labelOf(row, locale);
    const outcome = await switchTo(switched, row, isOn);
    switching.current.delete(row);
    if (!isSaved(outcome)) {
      sayNotTurned(outcome, label);
      return;
    }
    offer({
      text: (isOn ? resumedRow : pausedRow)({ label }),
      undone,
      undo: async () => {
        const back = await turnBack(switched, row, !isOn);
        if (!isSaved(back)) sayNotTurned(back, label);
        return isSaved(back);
      },
    });
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
