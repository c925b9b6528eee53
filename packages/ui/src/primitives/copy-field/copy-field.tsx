import { Copy, Eye, EyeOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import * as fieldCss from '../field/field.css';
import { copyMessages } from './copy.messages';
import * as css from './copy-field.css';
import { useCopy } from './use-copy';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Masked until revealed; copying works either way. */
  readonly isSecret?: boolean;
}

/** A read-only value with a copy button. */
export function CopyField({ label, value, description, isSecret = false }: CopyFieldProps) {
  const t = useMessages(copyMessages);
  const copyValue = useCopy();
  const [isShown, setShown] = useState(!isSecret);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const copy = async () => {
    // If copying fails, reveal the value so that the user can copy it manually.
    if (!(await copyValue(value, field.current))) setShown(true);
  };
  return (
    <div
      ref={field}
      {...part('field')}
      className={fieldCss.field}
      role="group"
      aria-labelledby={id}
    >
      <span id={id} {...part('label')} className={css.name}>
        {label}
      </span>
      <div {...part('input')} className={cx(fieldCss.frame, fieldCss.frameTight)}>
        <span className={cx(css.value, !isShown && css.masked)}>
          {isShown ? <Breakable value={value} /> : '•'.repeat(16)}
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
      {description ? (
        <span {...part('description')} className={fieldCss.help}>
          {description}
        </span>
      ) : null}
    </div>
  );
}

/**
 * A key has nowhere to break, and one that is a little too long for a line would leave its last character in the next: it
 * breaks in the middle.
 */
function Breakable({ value }: { readonly value: string }) {
  if (/\s/.test(value)) return value;
  const middle = Math.ceil(value.length / 2);
  return (
    <>
      {value.slice(0, middle)}
      <wbr />
      {value.slice(middle)}
    </>
  );
}

/** A read-only secret with a copy button; masked until revealed. */
export const SecretField = (props: Omit<CopyFieldProps, 'isSecret'>) => (
  <CopyField {...props} isSecret />
);
