import { isVip, type Material, type MaterialForm } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { materialSchema } from '@chatdeck/sdk/entities';
import { materialFormSchema } from '@chatdeck/sdk/rules';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Loaded } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { userApi } from '#store/user.api.ts';
import { callErrorText } from '#context/call-error-text.ts';
import { materialApi } from '#store/material.api.ts';
import { useSettle } from '#lists/records/dialog/use-settle.ts';
import { outcomeOf, outcomeOfChange } from '#lists/records/record-calls.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { isForMembers, useContentType } from '../content-type/use-content-type';
import { materialDialogMessages } from './material-dialog.messages';
import {
  emptyMaterial,
  toFormValues,
  toInput,
  TYPE_FIELDS,
  type MaterialDraft,
} from './material-dialog.model';

interface Options {
  readonly id: string | undefined;
  readonly newType: ContentType | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSaved: ((material: Material) => void) | undefined;
}

interface Sent {
  readonly data?: Material;
  readonly error?: unknown;
}

/** Adds a material, or edits the one with this id (product specification, section 4). */
export function useMaterialDialog({ id, newType, onOpenChange, onSaved }: Options) {
  const t = useMessages(materialDialogMessages);
  const { notify, locale } = useChatdeck();
  const { source, values, material } = useMaterialSource(id);
  const [add] = materialApi.useAddMaterialMutation();
  const [update] = materialApi.useUpdateMaterialMutation();
  const [refusal, setRefusal] = useState<string>();
  const saved = useRef<Material>(undefined);

  const { settle, conflict } = useSettle<Material, MaterialDraft, MaterialForm>({
    schema: materialFormSchema,
    toForm: toFormValues,
    toInput,
    save: async (input, over) => {
      const sent: Sent = await (over.kind === 'row'
        ? update({ id: over.row.id, input, baseVersion: over.row.version })
        : add(input));
      saved.current = sent.data;
      return over.kind === 'row'
        ? outcomeOfChange(sent, () => Promise.resolve(materialSchema))
        : outcomeOf(sent);
    },
  });
  const { form, submit, isSubmitting } = useZodForm<MaterialDraft, MaterialForm>({
    schema: materialFormSchema,
    defaultValues: { ...emptyMaterial, type: newType ?? CONTENT_TYPE.text },
    values,
    onSubmit: async (input) => {
      setRefusal(undefined);
      const error = await settle(toInput(input), material);
      if (error) {
        // Each refusal is shown in one place: the membership dialog, the fields, or else the form.
        if (error.code === CODE.membershipNeeded) type.setGuardOpen(true);
        else if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
        return error;
      }
      draft.clear();
      onOpenChange(false);
      // Nothing was saved if the user kept the other editor's version.
      if (saved.current === undefined) return undefined;
      notify({ tone: 'success', text: id === undefined ? t.added : t.changed });
      onSaved?.(saved.current);
      return undefined;
    },
  });
  const draft = useFormDraft(
    `material:${id ?? `add:${newType ?? ''}`}`,
    form,
    source.status === 'ready',
  );
  const type = useMaterialType(form, id !== undefined);
  return { source, form, submit, isSubmitting, refusal, conflict, type, draft };
}

/** Changing the type of a new material, with the membership check of the types for members. */
function useMaterialType(
  form: UseFormReturn<MaterialDraft, unknown, MaterialForm>,
  isEdit: boolean,
) {
  const { data: user } = userApi.useUserQuery(undefined, { skip: isEdit });
  const [isGuardOpen, setGuardOpen] = useState(false);
  const switchTo = useContentType(form, TYPE_FIELDS);

  const change = (next: ContentType) => {
    // If the role is unknown, the server decides.
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

/** The source of the dialog's initial values. */
export type MaterialSource = Loaded<object>;

/** The stored material to edit; ready at once for a new one. */
function useMaterialSource(id: string | undefined) {
  const query = materialApi.useMaterialQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const values = query.currentData && toFormValues(query.currentData);
  return {
    source: toLoaded([query], id === undefined ? {} : values),
    values,
    /** The stored version that the edits are based on. */
    material: query.currentData,
  };
}
