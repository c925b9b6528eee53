import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useRef } from 'react';

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
