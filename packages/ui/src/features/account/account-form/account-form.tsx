import type { ReactNode } from 'react';
import { Text } from '#primitives/text/text.tsx';

/** What the cards of account forms take of their form. */
export interface AccountFormProps {
  /** What is left to say when the last try was refused. */
  readonly stored: readonly string[];
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
export const AccountForm = ({ className, stored, submit, button, children }: Props) => (
  <form
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
    {stored.map((text) => (
      // No alert: the toast has been read out already.
      <Text key={text} as="p" size="xs" tone="danger">
        {text}
      </Text>
    ))}
    {button}
  </form>
);
