export {
  FormNumberField,
  FormPasswordField,
  FormSwitchRow,
  FormTextArea,
  FormTextField,
} from './form-fields';
export { useFormField, type FormField } from './use-form-field';
export { useZodForm, type ZodForm, type ZodFormOptions } from './use-zod-form';
