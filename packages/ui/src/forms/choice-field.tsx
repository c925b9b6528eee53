import type { Choice } from '@chatdeck/sdk/constants';
import * as css from './choice-field.css';
import { ChoiceSegments } from './choice-segments';

export interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** Undefined, or a value outside the choices, if something else is stored. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly description?: string | undefined;
}

/** Chooses one entry of an option list of the SDK; the options are shown side by side. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange, description } = props;
  return (
    <div className={css.field}>
      {/* The group has the same text as its accessible name. */}
      <span className={css.label} aria-hidden>
        {label}
      </span>
      <ChoiceSegments label={label} choices={choices} value={String(value)} onChange={onChange} />
      {description === undefined ? null : <span className={css.help}>{description}</span>}
    </div>
  );
}
