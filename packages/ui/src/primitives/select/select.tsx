import { Check, ChevronDown } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { part } from '#theme/part.ts';
import { FieldHelp, FieldLabel } from '../field/field-parts';
import type { FieldProps } from '../field/field-props';
import * as fieldCss from '../field/field.css';
import { Icon } from '../icon/icon';
import * as css from './select.css';

export interface SelectItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Id extends string | number> extends FieldProps<Id | null> {
  readonly items: readonly SelectItem<Id>[];
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLButtonElement>;
}

/** Selects one option of a closed list that is too long for cards. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, items, value, onChange, description, errorMessage } = props;
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  return (
    <AriaSelect
      {...part('field')}
      className={fieldCss.field}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      onBlur={() => props.onBlur?.()}
      {...(props.name !== undefined && { name: props.name })}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      placeholder={props.placeholder ?? ''}
    >
      <FieldLabel optionalLabel={props.optionalLabel}>{label}</FieldLabel>
      <Button {...part('input')} className={css.trigger} ref={props.inputRef ?? null}>
        <SelectValue className={css.value} />
        <Icon of={ChevronDown} size={16} className={css.chevron} />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover {...part('popover')} className={css.popover}>
        <ListBox className={css.list} items={items}>
          {(item) => <Option item={item} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function Option<Id extends string | number>({ item }: { readonly item: SelectItem<Id> }) {
  return (
    <ListBoxItem
      {...part('option')}
      className={css.option}
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
    >
      {({ isSelected }) => (
        <>
          {item.label}
          {isSelected ? <Icon of={Check} size={16} className={css.check} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
