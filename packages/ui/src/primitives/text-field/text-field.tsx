import type { LucideIcon } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { part } from '#theme/part.ts';
import { FieldHelp, FieldLabel } from '../field/field-parts';
import type { TextInputProps } from '../field/field-props';
import * as css from '../field/field.css';
import { Icon } from '../icon/icon';

export interface TextFieldProps extends TextInputProps<HTMLInputElement> {
  readonly type?: 'text' | 'email' | 'url' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'url';
  readonly icon?: LucideIcon;
  /** A unit after the value, such as 秒. */
  readonly suffix?: string;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, optionalLabel, description, errorMessage, icon, suffix } = props;
  const { placeholder, inputRef, onBlur, ...field } = props;
  return (
    <AriaTextField
      {...pickField(field)}
      {...part('field')}
      className={css.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <FieldLabel optionalLabel={optionalLabel}>{label}</FieldLabel>
      <Group
        {...part('input')}
        className={css.frame}
        role="presentation"
        isInvalid={Boolean(errorMessage)}
      >
        {icon ? <Icon of={icon} size={16} className={css.affix} /> : null}
        <Input className={css.input} placeholder={placeholder ?? ''} ref={inputRef ?? null} />
        {suffix ? <span className={css.affix}>{suffix}</span> : null}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

function pickField(props: Omit<TextFieldProps, 'placeholder' | 'inputRef' | 'onBlur'>) {
  const { value, onChange, name, isDisabled, isReadOnly, autoFocus } = props;
  const { type = 'text', autoComplete = 'off', inputMode = 'text' } = props;
  return {
    value,
    onChange,
    type,
    autoComplete,
    inputMode,
    isDisabled: isDisabled ?? false,
    isReadOnly: isReadOnly ?? false,
    // react-aria moves the focus itself; this is not the HTML attribute that acts on page load.
    autoFocus: autoFocus ?? false,
    ...(name !== undefined && { name }),
  };
}
