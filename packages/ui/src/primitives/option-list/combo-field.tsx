import type { LucideIcon } from 'lucide-react';
import { useRef, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { reset } from '#theme';
import { enterChips } from '../chip-list/chip-list';
import type { FieldProps } from '../field/field-props';
import { PlainField } from '../field/plain-field';
import { isSaveKey } from '../is-save-key';
import { ComboFrame, FieldNotice, type ComboFrameProps } from './combo-frame';
import { OptionPopover } from './option-popover';
import type { useOptionCombobox } from './use-combobox';

type ShownField = Pick<
  FieldProps<unknown>,
  'label' | 'optionalLabel' | 'description' | 'errorMessage' | 'isDisabled' | 'name' | 'onBlur'
>;

type TypedText = Required<
  Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onCompositionEnd'>
> &
  Pick<ComboFrameProps['input'], 'placeholder' | 'onPaste' | 'onFocus' | 'data-unsettled'>;

interface ComboFieldProps {
  readonly field: ShownField;
  readonly combobox: ReturnType<typeof useOptionCombobox>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly input: TypedText;
  /** Default: the state of the combobox. */
  readonly isOpen?: boolean;
  /** Called for Ctrl or Cmd+S, which saves without leaving the field. */
  readonly onSaveKey?: () => void;
  readonly onLeave?: () => void;
  /** The selected items, before the input. */
  readonly chips?: ReactNode;
  readonly icon?: LucideIcon;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Feedback on the last action. Empty for none; omit it if the field never gives feedback. */
  readonly notice?: string;
  /** Announced to screen readers on change; not visible. */
  readonly found?: string;
  /** The list. */
  readonly children: ReactNode;
}

/** A field whose list opens below it: label, frame, input with key handling, notices and popover. */
export function ComboField(props: ComboFieldProps) {
  const { field, combobox, inputRef, input, chips, notice, found } = props;
  const { isOpen = combobox.isOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <PlainField {...field} aside={props.aside}>
      {(ids) => (
        <>
          <ComboFrame
            frameRef={frame}
            inputRef={inputRef}
            isInvalid={Boolean(field.errorMessage)}
            isDisabled={field.isDisabled ?? false}
            icon={props.icon}
            onPress={combobox.open}
            input={{
              ...combobox.input,
              ...input,
              id: ids.input,
              name: field.name,
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? combobox.listId : undefined,
              'aria-describedby': ids.help,
              onChange: (event) => {
                input.onChange(event);
                combobox.restart();
              },
              onKeyDown: (event) => {
                if (props.onSaveKey && isSaveKey(event)) props.onSaveKey();
                else if (chips && enterChips(event)) event.preventDefault();
                else combobox.input.onKeyDown(event);
              },
              onBlur: () => {
                combobox.close();
                props.onLeave?.();
                field.onBlur?.();
              },
            }}
          >
            {chips}
          </ComboFrame>
          {notice === undefined ? null : <FieldNotice>{isOpen ? undefined : notice}</FieldNotice>}
          {found === undefined ? null : (
            <span className={reset.visuallyHidden} role="status">
              {isOpen ? found : ''}
            </span>
          )}
          {isOpen ? (
            <OptionPopover triggerRef={frame} notice={notice}>
              {props.children}
            </OptionPopover>
          ) : null}
        </>
      )}
    </PlainField>
  );
}
