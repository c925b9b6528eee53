import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useRef } from 'react';

/** The part of a form that changing its type of content needs. */
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
 * Changes the type of a form whose fields come and go with it (product specification, section 4). What was typed for
 * one type is there again when it is chosen again.
 */
export function useContentType<Field extends string>(
  form: TypedForm<Field>,
  /** Those that come and go, in the order in which they stand. */
  fields: readonly Field[],
): (next: ContentType) => void {
  // A file and a link both have an address, and neither is the other's.
  const urls = useRef(new Map<ContentType, string>());
  return (next) => {
    const { type, url = '' } = form.getValues();
    urls.current.set(type, url);
    // Registered anew in the order of the next type, which is the order of the focus on errors.
    form.unregister(fields, { keepValue: true, keepDefaultValue: true });
    form.clearErrors();
    form.setValue('url', urls.current.get(next) ?? '');
    form.setValue('type', next, { shouldDirty: true });
  };
}

/** H5 links and mini programs are for members (product specification, section 6). */
export const isForMembers = (type: ContentType): boolean =>
  type === CONTENT_TYPE.h5 || type === CONTENT_TYPE.mini;
