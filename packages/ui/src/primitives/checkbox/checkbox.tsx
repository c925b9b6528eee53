import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './checkbox.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** Indeterminate: only some of the items that it represents are selected. */
  readonly isMixed?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A checkbox with a label. */
export function Checkbox(props: CheckboxProps) {
  const { children, value, onChange, isMixed = false, isDisabled = false } = props;
  return (
    <AriaCheckbox
      {...part('checkbox')}
      className={css.row}
      isSelected={value}
      isIndeterminate={isMixed}
      isDisabled={isDisabled}
      onChange={onChange}
      {...(props.name !== undefined && { name: props.name })}
    >
      <span className={css.mark}>
        {isMixed ? <Icon of={Minus} size={12} /> : null}
        {value && !isMixed ? <Icon of={Check} size={12} /> : null}
      </span>
      {children}
    </AriaCheckbox>
  );
}
