import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { undoMessages } from './undo.messages';

interface Removed {
  /** What it is called. */
  readonly label: string;
  /** What follows from its removal. */
  readonly detail?: string | undefined;
  /** Brings the very thing back; true once the server has done so. */
  readonly restore: () => Promise<boolean>;
}

/** Tells that something was deleted and offers to bring it back. */
export function useUndo() {
  const t = useMessages(undoMessages);
  const { notify } = useChatdeck();
  return ({ label, detail, restore }: Removed) => {
    let isAsked = false;
    const bringBack = async () => {
      if (isAsked) return;
      isAsked = true;
      if (await restore()) notify({ tone: 'success', text: t.restored({ label }) });
    };
    notify({
      tone: 'success',
      text: t.removed({ label }),
      detail,
      action: { label: t.undo, onAction: () => void bringBack() },
    });
  };
}
