import { useId } from 'react';
import { propertyName } from '../../packages/ui/src/theme/token-name';
import * as css from './token-editor.css';

interface TokenRowProps {
  readonly name: string;
  /** What the theme says. */
  readonly value: string;
  /** What the viewer says instead. */
  readonly changed: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** One token with its value; a colour can be picked, everything can be typed, and emptied to go back. */
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
