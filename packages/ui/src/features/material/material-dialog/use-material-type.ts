import { isVip, type MaterialForm } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accountApi } from '#store/account.api.ts';
import { isForMembers } from '../content-type/is-for-members';
import { useContentType } from '../content-type/use-content-type';
import { TYPE_FIELDS, type MaterialDraft } from './material-dialog.model';

/** Changing the type of a new material, and the guard before the types that are for members. */
export function useMaterialType(
  form: UseFormReturn<MaterialDraft, unknown, MaterialForm>,
  isEdit: boolean,
) {
  const { data: user } = accountApi.useUserQuery(undefined, { skip: isEdit });
  const [isGuardOpen, setGuardOpen] = useState(false);
  const switchTo = useContentType(form, TYPE_FIELDS);

  const change = (next: ContentType) => {
    // Where the role is not known the server decides.
    if (isForMembers(next) && user && !isVip(user)) return setGuardOpen(true);
    switchTo(next);
  };
  return {
    change,
    isRestricted: user !== undefined && !isVip(user),
    isGuardOpen,
    setGuardOpen,
  };
}
