import { isVip, type MaterialForm } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accountApi } from '../../../store/account.api';
import { isForMembers, TYPE_FIELDS, type MaterialDraft } from './material-dialog.model';

/** Changing the type of a new material, and the guard before the types that are for members. */
export function useMaterialType(
  form: UseFormReturn<MaterialDraft, unknown, MaterialForm>,
  isEdit: boolean,
) {
  const { data: user } = accountApi.useUserQuery(undefined, { skip: isEdit });
  const [isGuardOpen, setGuardOpen] = useState(false);
  // A file and a link both have an address, and neither is the other's.
  const urls = useRef(new Map<ContentType, string>());

  const change = (next: ContentType) => {
    // Where the role is not known the server decides.
    if (isForMembers(next) && user && !isVip(user)) return setGuardOpen(true);
    const { type, url = '' } = form.getValues();
    urls.current.set(type, url);
    // Registered anew in the order of the next type, which is the order of the focus on errors.
    form.unregister(TYPE_FIELDS, { keepValue: true, keepDefaultValue: true });
    form.clearErrors();
    form.setValue('url', urls.current.get(next) ?? '');
    form.setValue('type', next, { shouldDirty: true });
  };
  return {
    change,
    isRestricted: user !== undefined && !isVip(user),
    isGuardOpen,
    setGuardOpen,
  };
}
