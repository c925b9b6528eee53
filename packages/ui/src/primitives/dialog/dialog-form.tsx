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
        // React bubbles events through portals: a dialog inside a host's form must not submit that form.
        event.stopPropagation();
        const unsettled = event.currentTarget.querySelector<HTMLElement>('[data-unsettled]');
        // Typed text that is not an accepted value yet would be lost silently.
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
  // While an input method composes, Enter picks a candidate; some browsers submit nevertheless.
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (key === 'Enter' && isComposing) event.preventDefault();
  if (isSaveKey(event)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
