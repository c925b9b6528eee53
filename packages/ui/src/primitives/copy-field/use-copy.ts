import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { copyMessages } from './copy.messages';

/**
 * Copies a text. Browsers expose the clipboard API on https and localhost only, and a self-hosted console often has
 * neither: there the text is selected in a field beside `near` and copied with `execCommand`.
 * @throws when the browser refuses.
 */
export async function copyText(value: string, near: Element): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(value);
  const field = document.createElement('textarea');
  field.value = value;
  near.append(field);
  field.select();
  // The only way without a secure context; deprecated but still supported.

  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The browser did not copy.');
}

/** Copies a text and says whether it was; resolves to whether it was. */
export function useCopy() {
  const t = useMessages(copyMessages);
  const { notify } = useChatdeck();
  return async (value: string, near: Element | null): Promise<boolean> => {
    try {
      await copyText(value, near ?? document.body);
      notify({ tone: 'success', text: t.copied });
      return true;
    } catch {
      notify({ tone: 'danger', text: t.notCopied });
      return false;
    }
  };
}
