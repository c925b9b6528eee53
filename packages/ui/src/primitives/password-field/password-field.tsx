import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { FieldHelp, FieldLabel } from '../field/field-parts';
import type { TextInputProps } from '../field/field-props';
import * as css from '../field/field.css';
import { copyMessages } from '../copy-field/copy.messages';

export interface PasswordFieldProps extends TextInputProps<HTMLInputElement> {
  /** `current-password` to sign in, `new-password` to choose one, `off` for a secret of another service. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password that can be shown while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(copyMessages);
  const [isShown, setShown] = useState(false);
  const { label, description, errorMessage } = props;
  return (
    <AriaTextField
      {...part('field')}
      className={css.field}
      type={isShown ? 'text' : 'password'}
      value={props.value}
      onChange={props.onChange}
      onBlur={() => props.onBlur?.()}
      {...(props.name !== undefined && { name: props.name })}
      // Browsers ignore `off` here, and fill in the password of the site unless they take the secret for a new one.
      autoComplete={props.autoComplete === 'off' ? 'new-password' : props.autoComplete}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      autoFocus={props.autoFocus ?? false}
      validationBehavior="aria"
    >
      <FieldLabel optionalLabel={props.optionalLabel}>{label}</FieldLabel>
      <Group
        {...part('input')}
        className={cx(css.frame, css.frameTight)}
        role="presentation"
        isInvalid={Boolean(errorMessage)}
      >
        <Input
          className={css.input}
          placeholder={props.placeholder ?? ''}
          ref={props.inputRef ?? null}
        />
        <IconButton
          size="sm"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t.hideValue({ label }) : t.showValue({ label })}
          onPress={() => setShown(!isShown)}
        />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
