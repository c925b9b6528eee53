import type { Material, MaterialForm } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { materialFormSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useFormDraft, useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { materialApi } from '../../../store/material.api';
import { materialDialogMessages } from './material-dialog.messages';
import { emptyMaterial, toInput, type MaterialDraft } from './material-dialog.model';
import { useMaterialType } from './use-material-type';
import { useMaterialSource } from './use-material-source';

interface Options {
  readonly id: string | undefined;
  readonly newType: ContentType | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSaved: ((material: Material) => void) | undefined;
}

interface Saved {
  readonly data?: Material;
  readonly error?: unknown;
}

/** Adds a material, or changes the one with an id (product specification, section 4). */
export function useMaterialDialog({ id, newType, onOpenChange, onSaved }: Options) {
  const t = useMessages(materialDialogMessages);
  const { notify, locale } = useChatdeck();
  const { source, values, material, reload } = useMaterialSource(id);
  const [add] = materialApi.useAddMaterialMutation();
  const [update] = materialApi.useUpdateMaterialMutation();
  const [refusal, setRefusal] = useState<string>();
  // What the form stood on when somebody else was found to have saved.
  const [before, setBefore] = useState<Material>();

  const save = async (input: MaterialForm): Promise<Saved> =>
    id === undefined ? add(input) : update({ id, input, baseVersion: material?.version });
  const { form, submit, isSubmitting } = useZodForm<MaterialDraft, MaterialForm>({
    schema: materialFormSchema,
    defaultValues: { ...emptyMaterial, type: newType ?? CONTENT_TYPE.text },
    values,
    onSubmit: async (input) => {
      setRefusal(undefined);
      const { data, error } = await save(toInput(input));
      if (!data) {
        if (!isCallError(error)) return undefined;
        // Each refusal has one place: the box about membership, what was changed elsewhere, the fields, else the form.
        if (error.code === CODE.membershipNeeded) type.setGuardOpen(true);
        else if (error.code === CODE.configChanged) {
          setBefore(before ?? material);
          reload();
        } else if (error.issues.length === 0) setRefusal(callErrorText(error, locale));
        return error;
      }
      notify({ tone: 'success', text: id === undefined ? t.added : t.changed });
      draft.clear();
      onOpenChange(false);
      onSaved?.(data);
      return undefined;
    },
  });
  const draft = useFormDraft(
    `material:${id ?? `add:${newType ?? ''}`}`,
    form,
    source.status === 'ready',
  );
  const type = useMaterialType(form, id !== undefined);
  const elsewhere = before && material && { before, now: material };
  return { source, form, submit, isSubmitting, refusal, elsewhere, type, draft };
}
