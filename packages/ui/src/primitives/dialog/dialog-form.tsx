import type { KeyboardEvent, ReactNode } from 'react';
import { Form } from '../form/form';
import { isSaveKey } from '../is-save-key';
import * as css from './dialog.css';

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form inside a dialog. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <Form
      className={css.form}
      onKeyDown={onKeyDown}
      onSubmit={(form) => {
        const unsettled = form.querySelector<HTMLElement>('[data-unsettled]');
        // Typed text that is not an accepted value yet would be lost silently.
        if (unsettled) unsettled.focus();
        else onSubmit();
      }}
    >
      {children}
    </Form>
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
