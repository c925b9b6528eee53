import { type Choice, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import * as css from './choice-field.css';

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
  const { locale } = useChatdeck();
  return (
    <div className={css.field}>
      {/* The group has the same text as its accessible name. */}
      <span className={css.label} aria-hidden>
        {label}
      </span>
      <div className={css.choices}>
        <SegmentedControl
          label={label}
          items={choices.map((choice) => ({
            id: String(choice.value),
            label: textIn(choice.text, locale),
          }))}
          value={String(value)}
          onChange={(id) => {
            const chosen = choices.find((choice) => String(choice.value) === id);
            if (chosen) onChange(chosen.value);
          }}
        />
      </div>
      {description === undefined ? null : <span className={css.help}>{description}</span>}
    </div>
  );
}
