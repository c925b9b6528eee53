import type { JsonObject } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { useUndoable } from '#lists';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { undoing, withFixes, type RowFix } from './apply-fixes';
import { findingsMessages } from './findings.messages';

/** Saves fixes, which can be undone as long as nobody has changed their lists. */
export function useFix() {
  const t = useMessages(findingsMessages);
  const { saved, save, refusal, isSaving } = useSavedConfig();
  const offer = useUndoable();
  const fix = async (fixes: readonly RowFix[]) => {
    let before: JsonObject | undefined;
    let after: JsonObject | undefined;
    let count = 0;
    const change = (stored: JsonObject) => {
      const result = withFixes(stored, fixes);
      before = stored;
      after = result.fixed;
      count = result.count;
      return count === 0 ? undefined : result.fixed;
    };
    if (!(await save(change, { gone: t.gone, done: false }))) return false;
    const [old, fixed] = [before, after];
    if (old && fixed) {
      offer({
        text: fixes.length === 1 ? t.fixed : t.fixedMany(count),
        undone: t.undone,
        undo: () => save(undoing(fixes, old, fixed), { gone: t.gone, done: false }),
      });
    }
    return true;
  };
  return { fix, refusal, isSaving, canFix: saved !== undefined };
}
