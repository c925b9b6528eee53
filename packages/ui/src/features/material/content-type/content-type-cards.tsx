import { CONTENT_TYPE, CONTENT_TYPE_TEXT, type ContentType } from '@chatdeck/sdk/constants';
import { AppWindow, FileText, Link, Type } from 'lucide-react';
import { useRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { RadioCards } from '#primitives/radio-cards/radio-cards.tsx';

/** The part of a form that switching its content type needs. */
interface TypedForm<Field extends string> {
  readonly getValues: () => { readonly type: ContentType; readonly url?: string | undefined };
  readonly unregister: (
    fields: readonly Field[],
    options: { readonly keepValue: true; readonly keepDefaultValue: true },
  ) => void;
  readonly clearErrors: () => void;
  readonly setValue: {
    (field: 'url', value: string): void;
    (field: 'type', value: ContentType, options: { readonly shouldDirty: true }): void;
  };
}

/**
 * Switches the content type of a form whose fields depend on it (product specification, section 4). The input of each
 * type is restored when that type is selected again.
 */
export function useContentType<Field extends string>(
  form: TypedForm<Field>,
  /** The fields that depend on the type, in display order. */
  fields: readonly Field[],
): (next: ContentType) => void {
  // A file and a link both have an address, which must not carry over from one to the other.
  const urls = useRef(new Map<ContentType, string>());
  return (next) => {
    const { type, url = '' } = form.getValues();
    urls.current.set(type, url);
    // Re-registered in the display order of the next type: on errors the first registered field gets the focus.
    form.unregister(fields, { keepValue: true, keepDefaultValue: true });
    form.clearErrors();
    form.setValue('url', urls.current.get(next) ?? '');
    form.setValue('type', next, { shouldDirty: true });
  };
}

/** H5 links and mini programs are for members (product specification, section 6). */
export const isForMembers = (type: ContentType): boolean =>
  type === CONTENT_TYPE.h5 || type === CONTENT_TYPE.mini;

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
        label: CONTENT_TYPE_TEXT[type][locale],
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
