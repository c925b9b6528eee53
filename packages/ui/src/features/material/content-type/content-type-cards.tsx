import { CONTENT_TYPE, CONTENT_TYPE_TEXT, type ContentType, textIn } from '@chatdeck/sdk/constants';
import { AppWindow, FileText, Link, Type } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { RadioCards } from '#primitives/radio-cards/radio-cards.tsx';

export interface ContentTypeCardsProps {
  readonly label: string;
  /** A short description of each type. */
  readonly hints: Readonly<Record<ContentType, string>>;
  readonly value: ContentType;
  readonly onChange: (type: ContentType) => void;
  /** Types that are listed but cannot be chosen. Default none. */
  readonly disabledTypes?: readonly ContentType[];
  /** The type is fixed. */
  readonly isDisabled?: boolean;
}

const TYPES = Object.values(CONTENT_TYPE);
const ICONS = {
  [CONTENT_TYPE.text]: Type,
  [CONTENT_TYPE.file]: FileText,
  [CONTENT_TYPE.h5]: Link,
  [CONTENT_TYPE.mini]: AppWindow,
} as const;

/** A choice of one of the four content types (product specification, section 9). */
export function ContentTypeCards(props: ContentTypeCardsProps) {
  const { label, hints, value, onChange, disabledTypes = [], isDisabled = false } = props;
  const { locale } = useChatdeck();
  return (
    <RadioCards
      label={label}
      items={TYPES.map((type) => ({
        id: String(type),
        label: textIn(CONTENT_TYPE_TEXT[type], locale),
        description: hints[type],
        icon: ICONS[type],
        isDisabled: disabledTypes.includes(type),
      }))}
      value={String(value)}
      onChange={(id) => {
        const chosen = TYPES.find((type) => String(type) === id);
        if (chosen !== undefined) onChange(chosen);
      }}
      isDisabled={isDisabled}
    />
  );
}
