import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { part } from '#theme/part.ts';
import * as css from './segmented-control.css';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** Selects one of two to four short options that each have a name; a yes or no is a `SwitchRow`. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, items, value, onChange } = props;
  return (
    <RadioGroup
      {...part('segments')}
      className={css.group}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map((item) => (
        <Radio
          key={item.id}
          {...part('segment')}
          className={css.segment}
          value={item.id}
          isDisabled={item.isDisabled ?? false}
        >
          {item.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
