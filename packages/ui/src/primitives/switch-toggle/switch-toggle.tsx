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
// The browser's own, unlike `SwitchRow`: a list has one in each row, and those of react-aria are rendered twice to begin with.
export const SwitchToggle = ({ label, value, onChange, isDisabled = false }: SwitchToggleProps) => (
  <label
    className={css.toggle}
    data-selected={value || undefined}
    data-disabled={isDisabled || undefined}
  >
    <input
      type="checkbox"
      role="switch"
      className={css.input}
      aria-label={label}
      checked={value}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span {...part('switch')} className={row.track}>
      <span className={row.thumb} />
    </span>
  </label>
);
