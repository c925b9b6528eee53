import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { undoMessages } from './undo.messages';

interface Undoable {
  /** What was done. */
  readonly text: string;
  readonly detail?: string | undefined;
  /** What undoing it has done. */
  readonly undone: string;
  /** Undoes it; resolves to true once the server has confirmed it. */
  readonly undo: () => Promise<boolean>;
}

/** Announces a change and offers to undo it. */
export function useUndoable() {
  const t = useMessages(undoMessages);
  const { notify } = useChatdeck();
  return ({ text, detail, undone, undo }: Undoable) => {
    let isAsked = false;
    const bringBack = async () => {
      if (isAsked) return;
      isAsked = true;
      if (await undo()) notify({ tone: 'success', text: undone });
    };
    notify({
      tone: 'success',
      text,
      detail,
      action: { label: t.undo, onAction: () => void bringBack() },
    });
  };
}

interface Removed {
  /** The label of the deleted item. */
  readonly label: string;
  /** A consequence of the deletion. */
  readonly detail?: string | undefined;
  /** Restores the deleted item; resolves to true once the server has confirmed it. */
  readonly restore: () => Promise<boolean>;
}

/** Announces a deletion and offers to undo it. */
export function useUndo() {
  const t = useMessages(undoMessages);
  const offer = useUndoable();
  return ({ label, detail, restore }: Removed) =>
    offer({ text: t.removed({ label }), detail, undone: t.restored({ label }), undo: restore });
}
