import { useId } from 'react';
import { propertyName } from '../../packages/ui/src/theme/token-name';
import * as css from './token-editor.css';

interface TokenRowProps {
  readonly name: string;
  /** The value of the theme. */
  readonly value: string;
  /** The edited value. */
  readonly changed: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** One token with its value: colours have a picker, any value can be typed, and clearing it resets the token. */
export function TokenRow({ name, value, changed, onChange }: TokenRowProps) {
  const id = useId();
  const shown = changed ?? value;
  return (
    <div className={css.row}>
      <label className={css.name} htmlFor={id}>
        {name}
        <span className={css.property}>--{propertyName(name)}</span>
      </label>
      {isHex(value) ? (
        <input
          className={css.swatch}
          type="color"
          aria-label={`${name}: colour`}
          value={isHex(shown) ? shown : value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : null}
      <input
        id={id}
        className={css.value}
        value={shown}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}
