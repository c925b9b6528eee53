import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './radio-cards.css';

export interface RadioCard<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
  readonly icon?: LucideIcon;
  /** A decorative picture in the place of the icon. */
  readonly mark?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioCardsProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly items: readonly RadioCard<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  /** The selection cannot change, as with the type of a stored material. */
  readonly isDisabled?: boolean;
}

/** Selects one of a few options, each with a short description. */
export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, items, value, onChange, isDisabled = false } = props;
  return (
    <RadioGroup
      className={css.cards}
      aria-label={label}
      orientation="horizontal"
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map((item) => (
        <Card key={item.id} item={item} />
      ))}
    </RadioGroup>
  );
}

function Card<Id extends string>({ item }: { readonly item: RadioCard<Id> }) {
  const { id, label, description, icon, mark, isDisabled = false } = item;
  return (
    <Radio {...part('choice')} className={css.card} value={id} isDisabled={isDisabled}>
      {icon ? <Icon of={icon} /> : mark}
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {description ? <span className={css.description}>{description}</span> : null}
      </span>
    </Radio>
  );
}
