import { Switch } from 'react-aria-components/Switch';
import * as row from '../switch-row/switch-row.css';
import * as css from './switch-toggle.css';

export interface SwitchToggleProps {
  /** What it turns on, for those who do not see what it stands beside. */
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A switch without words, beside what it turns on and off. */
export const SwitchToggle = ({ label, value, onChange, isDisabled = false }: SwitchToggleProps) => (
  <Switch
    className={css.toggle}
    aria-label={label}
    isSelected={value}
    onChange={onChange}
    isDisabled={isDisabled}
  >
    <span className={row.track}>
      <span className={row.thumb} />
    </span>
  </Switch>
);
