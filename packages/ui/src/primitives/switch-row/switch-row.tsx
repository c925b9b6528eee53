import { useId, type ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';
import { part } from '#theme/part.ts';
import * as css from './switch-row.css';

export interface SwitchRowProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
}

/** A yes or no, whatever it is stored as: label on the left, switch on the right. Named options are segments. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, description, value, onChange } = props;
  const id = useId();
  return (
    <Switch
      className={css.row}
      isSelected={value}
      onChange={onChange}
      {...(props.name !== undefined && { name: props.name })}
      isDisabled={props.isDisabled ?? false}
      aria-label={label}
      {...(description !== undefined && { 'aria-describedby': id })}
    >
      <span>
        {label}
        {description === undefined ? null : (
          <span id={id} className={css.help}>
            {description}
          </span>
        )}
      </span>
      <span {...part('switch')} className={css.track}>
        <span className={css.thumb} />
      </span>
    </Switch>
  );
}
