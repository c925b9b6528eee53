import { Copy, Eye, EyeOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import * as fieldCss from '../field/field.css';
import { primitiveMessages } from '../primitives.messages';
import * as css from './copy-field.css';

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

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Masked until revealed; copying works either way. */
  readonly isSecret?: boolean;
}

/** A read-only value with a copy button. */
export function CopyField({ label, value, description, isSecret = false }: CopyFieldProps) {
  const t = useMessages(primitiveMessages);
  const { notify } = useChatdeck();
  const [isShown, setShown] = useState(!isSecret);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const copy = () =>
    copyText(value, field.current ?? document.body).then(
      () => notify({ tone: 'success', text: t.copied }),
      () => {
        // If copying fails, reveal the value so that the user can copy it manually.
        setShown(true);
        notify({ tone: 'danger', text: t.notCopied });
      },
    );
  return (
    <div ref={field} className={fieldCss.field} role="group" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {label}
      </span>
      <div className={cx(fieldCss.frame, fieldCss.frameTight)}>
        <span className={cx(css.value, !isShown && css.masked)}>
          {isShown ? value : '•'.repeat(16)}
        </span>
        {isSecret ? (
          <IconButton
            size="sm"
            icon={isShown ? EyeOff : Eye}
            label={isShown ? t.hideValue({ label }) : t.showValue({ label })}
            onPress={() => setShown(!isShown)}
          />
        ) : null}
        <IconButton
          size="sm"
          icon={Copy}
          label={t.copyValue({ label })}
          onPress={() => void copy()}
        />
      </div>
      {description ? <span className={fieldCss.help}>{description}</span> : null}
    </div>
  );
}

/** A read-only secret with a copy button; masked until revealed. */
export const SecretField = (props: Omit<CopyFieldProps, 'isSecret'>) => (
  <CopyField {...props} isSecret />
);
