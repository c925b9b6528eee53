import type { KeyboardEvent, ReactNode } from 'react';
import { isSaveKey } from '../is-save-key';
import * as css from './dialog.css';

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form inside a dialog. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog opened from within a host's form must not submit that form through React's tree.
        event.stopPropagation();
        const unsettled = event.currentTarget.querySelector<HTMLElement>('[data-unsettled]');
        // Something typed stands for nothing yet: it would be lost without a word.
        if (unsettled) unsettled.focus();
        else onSubmit();
      }}
    >
      {children}
    </form>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { nativeEvent, key } = event;
  // Enter chooses a word of the input method while it composes; some browsers submit even so.
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (key === 'Enter' && isComposing) event.preventDefault();
  if (isSaveKey(event)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
