export { DraftNotice } from './drafts/draft-notice';
export { fitsLike, isRecord } from '#context/draft-storage.ts';
export { useDraft, type Draft } from './drafts/use-draft';
export { restoreFields, useChangedFields, useFormDraft } from './drafts/use-form-draft';
export { FormNumberField, FormSwitchRow, FormTextArea, FormTextField } from './form-fields';
export { useFormField, type FormField } from './use-form-field';
export { useZodForm, type ZodForm, type ZodFormOptions } from './use-zod-form';
export { FormPasswordField } from './form-fields';
