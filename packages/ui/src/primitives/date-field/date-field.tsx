import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { part } from '#theme/part.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { FieldHelp, FieldLabel } from '../field/field-parts';
import type { TextInputProps } from '../field/field-props';
import * as css from '../field/field.css';
import { dateFieldMessages } from './date-field.messages';

// Lazy: a date is mostly read or typed, and a calendar is as large as the rest of a form.
const CalendarPopover = lazyDialog(() => import('./calendar-popover'));

export interface DateFieldProps extends TextInputProps<HTMLInputElement> {
  /** The time that a new day begins with, such as ` 09:00`: the calendar then asks for the time too. Default none. */
  readonly rest?: string;
  /** The first day that can be chosen, `2026-06-01`. Default any. */
  readonly first?: string;
}

/** A date as a text, `2026-06-01` or `2026-06-01 09:00`, that can be typed or chosen by thumb from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, optionalLabel, description, errorMessage, rest = '', first } = props;
  const t = useMessages(dateFieldMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AriaTextField
        {...part('field')}
        className={css.field}
        value={props.value}
        onChange={props.onChange}
        onBlur={() => props.onBlur?.()}
        {...(props.name !== undefined && { name: props.name })}
        autoComplete="off"
        isDisabled={props.isDisabled ?? false}
        isInvalid={Boolean(errorMessage)}
        autoFocus={props.autoFocus ?? false}
        validationBehavior="aria"
      >
        <FieldLabel optionalLabel={optionalLabel}>{label}</FieldLabel>
        <Group
          ref={frame}
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
            icon={CalendarDays}
            label={t.open({ label })}
            isDisabled={props.isDisabled ?? false}
            onPress={() => setOpen(true)}
          />
        </Group>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </AriaTextField>
      {isOpen ? (
        <CalendarPopover
          triggerRef={frame}
          label={label}
          value={props.value}
          rest={rest}
          first={first}
          onChange={props.onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
