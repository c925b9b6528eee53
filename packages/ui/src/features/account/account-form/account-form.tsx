import type { ReactNode } from 'react';
import { Text } from '#primitives/text/text.tsx';

/** The props that account form cards pass to their form. */
export interface AccountFormProps {
  /** Errors that remain visible after a refused attempt. */
  readonly remainingErrors: readonly string[];
  readonly isSubmitting: boolean;
  readonly submit: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

interface Props extends Omit<AccountFormProps, 'isSubmitting'> {
  readonly className: string;
  /** The button that submits. */
  readonly button: ReactNode;
}

/** The fields and the button of an account form. */
export const AccountForm = ({ className, remainingErrors, submit, button, children }: Props) => (
  <form
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
    {remainingErrors.map((text) => (
      // No `role="alert"`: the toast has already been read out.
      <Text key={text} as="p" size="xs" tone="danger">
        {text}
      </Text>
    ))}
    {button}
  </form>
);
