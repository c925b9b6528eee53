import { CONTENT_TYPE, CONTENT_TYPE_TEXT, type ContentType } from '@chatdeck/sdk/constants';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import * as css from './material-picker.css';
import { materialPickerMessages } from './material-picker.messages';

export interface TypeFilterProps {
  /** Undefined is every type. */
  readonly value: ContentType | undefined;
  readonly onChange: (type: ContentType | undefined) => void;
}

const EVERY = 'every';
const TYPES = Object.values(CONTENT_TYPE);

/** Narrows the materials to one type. */
export function TypeFilter({ value, onChange }: TypeFilterProps) {
  const t = useMessages(materialPickerMessages);
  const { locale } = useChatdeck();
  const items = [
    { id: EVERY, label: t.everyType },
    ...TYPES.map((type) => ({ id: String(type), label: CONTENT_TYPE_TEXT[type][locale] })),
  ];
  return (
    <RadioGroup
      className={css.facets}
      aria-label={t.type}
      orientation="horizontal"
      value={value === undefined ? EVERY : String(value)}
      onChange={(id) => onChange(TYPES.find((type) => String(type) === id))}
    >
      {items.map(({ id, label }) => (
        <Radio key={id} className={css.facet} value={id}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
