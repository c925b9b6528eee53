import { Switch } from 'react-aria-components/Switch';
import { part } from '#theme/part.ts';
import * as row from '../switch-row/switch-row.css';
import * as css from './switch-toggle.css';

export interface SwitchToggleProps {
  /** Accessible name: what it turns on. */
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A switch without a visible label, beside what it controls. */
export const SwitchToggle = ({ label, value, onChange, isDisabled = false }: SwitchToggleProps) => (
  <Switch
    className={css.toggle}
    aria-label={label}
    isSelected={value}
    onChange={onChange}
    isDisabled={isDisabled}
  >
    <span {...part('switch')} className={row.track}>
      <span className={row.thumb} />
    </span>
  </Switch>
);
