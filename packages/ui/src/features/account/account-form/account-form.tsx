import type { ReactNode } from 'react';
import { Form } from '#primitives/form/form.tsx';
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
  <Form className={className} onSubmit={submit}>
    {children}
    {remainingErrors.map((text) => (
      // No `role="alert"`: the toast has already been read out.
      <Text key={text} as="p" size="xs" tone="danger">
        {text}
      </Text>
    ))}
    {button}
  </Form>
);
