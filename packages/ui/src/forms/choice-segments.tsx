import { type Choice, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import * as css from './choice-segments.css';

interface Props<Value extends string | number> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** The stored value as text; one outside the choices selects none. */
  readonly value: string;
  readonly onChange: (value: Value) => void;
}

/** What a phone of 360 px has for the options of a group, in em. */
const PHONE_WIDTH = 20.5;
const PADDING = 1.9;

/** The width of a text in em: about one for a Chinese character, half of one for others. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.55), 0);

/** The entries of an option list side by side; on a phone below each other, unless they fit in one row. */
export function ChoiceSegments<Value extends string | number>(props: Props<Value>) {
  const { label, choices, value, onChange } = props;
  const { locale } = useChatdeck();
  const items = choices.map((choice) => ({
    id: String(choice.value),
    label: textIn(choice.text, locale),
  }));
  const width = items.reduce((sum, item) => sum + widthOf(item.label) + PADDING, 0);
  return (
    <div className={width > PHONE_WIDTH ? css.stackedOnPhone : css.choices}>
      <SegmentedControl
        label={label}
        items={items}
        value={value}
        onChange={(id) => {
          const chosen = choices.find((choice) => String(choice.value) === id);
          if (chosen) onChange(chosen.value);
        }}
      />
    </div>
  );
}
