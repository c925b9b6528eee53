import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import { robotChange, useSaveGuard, type EditRobot } from '#lists/config/save-guard.ts';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { undoing, withFixes, type FoundFix, type RecordFix, type RowFix } from './apply-fixes';
import { findingsMessages } from './findings.messages';
import { useRecordFixes, type RecordChange } from './use-record-fixes';

/** What was saved of some fixes: how many, and how to undo them. */
interface Saved {
  readonly count: number;
  readonly undo: () => Promise<boolean>;
}

/** The robot with the fixed dialogues; nothing else of the fixes answers anybody. */
const withFixedDialogues =
  (fixes: readonly RecordFix[]): EditRobot =>
  (robot) => ({
    ...robot,
    dialogues: robot.dialogues?.map((dialogue) => {
      const fix = fixes.find(({ list, id }) => list === 'dialogues' && id === dialogue.id);
      return fix ? (dialogueSchema.safeParse(fix.after).data ?? dialogue) : dialogue;
    }),
  });

const nothing: Saved = { count: 0, undo: () => Promise.resolve(true) };

/** Saves fixes, which can be undone as long as nobody has changed their lists or records. */
export function useFix() {
  const t = useMessages(findingsMessages);
  const { saved, save, refusal, isSaving } = useSavedConfig();
  const [isPending, setPending] = useState(false);
  const [recordRefusal, setRecordRefusal] = useState<string>();
  const saveRecord = useRecordFixes();
  const isAllowed = useSaveGuard();
  const { notify } = useChatdeck();
  const offer = useUndoable();

  const fixRows = async (fixes: readonly RowFix[]): Promise<Saved | undefined> => {
    if (fixes.length === 0) return nothing;
    let done: { before: JsonObject; after: JsonObject; count: number } | undefined;
    const change = (stored: JsonObject) => {
      const { fixed, count } = withFixes(stored, fixes);
      done = { before: stored, after: fixed, count };
      return count === 0 ? undefined : fixed;
    };
    const isSaved = await save(change, { gone: t.gone, done: false });
    if (!isSaved || !done) return undefined;
    const { before, after, count } = done;
    const undo = () => save(undoing(fixes, before, after), { gone: t.gone, done: false });
    return { count, undo };
  };

  const fixRecords = async (fixes: readonly RecordFix[]): Promise<Saved | undefined> => {
    if (fixes.length === 0) return nothing;
    if (!(await isAllowed(robotChange(withFixedDialogues(fixes))))) return undefined;
    const undos: RecordChange[] = [];
    for (const fix of fixes) {
      const outcome = await saveRecord(fix);
      if (outcome.status === 'saved') {
        undos.push({ ...fix, version: outcome.version, after: fix.before });
      } else if (outcome.status === 'gone') setRecordRefusal(t.gone);
      else setRecordRefusal(outcome.text ?? t.invalid);
    }
    if (undos.length < fixes.length && undos.length === 0) return undefined;
    const undo = async () => {
      const outcomes = await Promise.all(undos.map(saveRecord));
      return outcomes.every(({ status }) => status === 'saved');
    };
    return { count: undos.length, undo };
  };

  const fix = async (fixes: readonly FoundFix[]) => {
    setPending(true);
    setRecordRefusal(undefined);
    const rows = await fixRows(fixes.filter((one) => one.kind === 'row'));
    const records = await fixRecords(fixes.filter((one) => one.kind === 'record'));
    setPending(false);
    const count = (rows?.count ?? 0) + (records?.count ?? 0);
    const text = fixes.length === 1 ? t.fixed : t.fixedMany(count);
    // A reminder is refused for a friend that the robot does not know, as the previous one was.
    if (count > 0 && fixes.some(({ list }) => list === 'reminders')) {
      notify({ tone: 'success', text });
    } else if (count > 0) {
      offer({
        text,
        undone: t.undone,
        undo: async () => {
          const undone = await Promise.all([rows?.undo(), records?.undo()]);
          return undone.every((isUndone) => isUndone !== false);
        },
      });
    }
    return rows !== undefined && records !== undefined;
  };

  return {
    fix,
    refusal: recordRefusal ?? refusal,
    isSaving: isSaving || isPending,
    canFix: saved !== undefined,
  };
}
