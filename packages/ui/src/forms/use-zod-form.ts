import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { CallError } from '#context/call-error.ts';
import { focusFirst } from './first-error';

type Schema<Input, Output> = Parameters<
  typeof standardSchemaResolver<Input & FieldValues, unknown, Output>
>[0];

/** The kind of a field error that carries the server's own words instead of a rule. */
export const SERVER_ERROR = 'server';

export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** A schema of `@chatdeck/sdk/rules`; its messages are ids of rules. */
  readonly schema: Schema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** Values that arrive later, as of a stored row; what was typed meanwhile stays. */
  readonly values?: Input | undefined;
  /** Saves; gives the error when the server refused. */
  readonly onSubmit: (values: Output) => Promise<CallError | undefined>;
  /** Called once for each try that the rules stop. */
  readonly onInvalid?: () => void;
}

export interface ZodForm<Input extends FieldValues, Output> {
  /** For `useFormField` and `watch`; views pass it on and call nothing that saves. */
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Checks the rules, focuses the first broken one, else saves. A second call meanwhile is ignored. */
  readonly submit: () => void;
  readonly isSubmitting: boolean;
}

/** A form over a schema of the SDK. Nothing that was typed is lost when saving fails. */
export function useZodForm<Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input, Output> {
  const { schema, defaultValues, values, onSubmit, onInvalid } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
    defaultValues,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    shouldFocusError: false,
  });
  // The state of the form follows a render later; ten quick presses must still send one request.
  const isRunning = useRef(false);
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await form.handleSubmit(
        async (output) => showIssues(form, await onSubmit(output)),
        (errors) => {
          focusFirst(form.control, (name) => get(errors, name) !== undefined);
          onInvalid?.();
        },
      )();
    } finally {
      isRunning.current = false;
    }
  };
  return { form, submit: () => void submit(), isSubmitting: form.formState.isSubmitting };
}

/** Puts the server's issues at their fields; those of no field of this form are in the toast only. */
function showIssues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: CallError | undefined,
) {
  const fields = new Map<string, FieldPath<Input>>();
  for (const name of form.control._names.mount) fields.set(name, name as FieldPath<Input>);
  const wrong = new Set<string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = fields.get(path);
    if (field === undefined) continue;
    form.setError(field, { type: SERVER_ERROR, message });
    wrong.add(field);
  }
  focusFirst(form.control, (name) => wrong.has(name));
}
