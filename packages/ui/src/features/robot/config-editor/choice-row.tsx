import type { Choice } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import * as css from './field-row.css';
import { wireText } from './use-value-words';

interface Props {
  readonly label: string;
  readonly description: string | undefined;
  readonly choices: readonly Choice[];
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** One of a few short options: what it is on the left, the options on the right. */
export function ChoiceRow({ label, description, choices, value, onChange }: Props) {
  const { locale } = useChatdeck();
  return (
    <div className={css.choice}>
      <div>
        {/* The group carries the same words as its name. */}
        <span aria-hidden>{label}</span>
        {description ? <span className={css.help}>{description}</span> : null}
      </div>
      <div className={css.segments}>
        <SegmentedControl
          label={label}
          items={choices.map((choice) => ({
            id: String(choice.value),
            label: choice.text[locale],
          }))}
          value={wireText(value)}
          onChange={(id) => {
            const chosen = choices.find((choice) => String(choice.value) === id);
            if (chosen) onChange(chosen.value);
          }}
        />
      </div>
    </div>
  );
}
