import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import { FieldHelp, FieldLabel } from '../field/field-parts';
import type { TextInputProps } from '../field/field-props';
import * as css from '../field/field.css';

export interface TextAreaProps extends TextInputProps<HTMLTextAreaElement> {
  /** Default 6. */
  readonly rows?: number;
  /** Shows the number of used characters and the maximum. */
  readonly maxLength?: number;
}

/** A multi-line text field. Text that is too long is marked as invalid, never truncated. */
export function TextArea(props: TextAreaProps) {
  const { label, value, optionalLabel, description, errorMessage, maxLength, rows = 6 } = props;
  return (
    <AriaTextField
      {...part('field')}
      className={css.field}
      value={value}
      onChange={props.onChange}
      onBlur={() => props.onBlur?.()}
      {...(props.name !== undefined && { name: props.name })}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isInvalid={Boolean(errorMessage)}
      autoFocus={props.autoFocus ?? false}
      validationBehavior="aria"
    >
      <FieldLabel
        optionalLabel={optionalLabel}
        counter={maxLength === undefined ? null : <Counter value={value} max={maxLength} />}
      >
        {label}
      </FieldLabel>
      <Group
        {...part('input')}
        className={css.frame}
        role="presentation"
        isInvalid={Boolean(errorMessage)}
      >
        <AriaTextArea
          className={css.area}
          rows={rows}
          placeholder={props.placeholder ?? ''}
          ref={props.inputRef ?? null}
        />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

/** Counts code points, as the rules do: an emoji is one character. */
function Counter({ value, max }: { readonly value: string; readonly max: number }) {
  const length = [...value].length;
  return (
    <span className={cx(css.count, length > max && css.countOver)}>{`${length} / ${max}`}</span>
  );
}
