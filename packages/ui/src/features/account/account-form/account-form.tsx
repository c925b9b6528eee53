import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormPasswordField } from '#forms';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { accountFormMessages } from './account-form.messages';

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

interface NewPasswordFieldProps<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
  readonly label: string;
}

/** Input for a new password. */
export function NewPasswordField<Input extends FieldValues, Output>(
  props: NewPasswordFieldProps<Input, Output>,
) {
  const { passwordHelp } = useMessages(accountFormMessages);
  return <FormPasswordField {...props} description={passwordHelp} autoComplete="new-password" />;
}
