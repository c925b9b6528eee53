import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { undoMessages } from './undo.messages';

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
