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

type Schema<Input, Output> = Parameters<
  typeof standardSchemaResolver<Input & FieldValues, unknown, Output>
>[0];

/** The type of a field error that carries a message of the server instead of a rule id. */
export const SERVER_ERROR = 'server';

export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** A schema of `@chatdeck/sdk/rules`; its messages are rule ids. */
  readonly schema: Schema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** Values that arrive later, such as a loaded row; input made meanwhile is retained. */
  readonly values?: Input | undefined;
  /** Saves; resolves with the error if the server refused. */
  readonly onSubmit: (values: Output) => Promise<CallError | undefined>;
  /** Called once per submit that fails validation. */
  readonly onInvalid?: () => void;
}

export interface ZodForm<Input extends FieldValues, Output> {
  /** For `useFormField` and `watch`; views pass it on and call nothing that saves. */
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Validates and saves, or focuses the first invalid field. Calls made while saving are ignored. */
  readonly submit: () => void;
  readonly isSubmitting: boolean;
}

/** A form over a schema of the SDK. Input is retained when saving fails. */
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
  // The form's state is one render behind; ten quick presses must still send a single request.
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

/** Shows the server's issues at their fields; issues of fields that this form lacks are in the toast only. */
function showIssues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: CallError | undefined,
) {
  const wrong = new Set<string>();
  for (const { path, message } of error?.issues ?? []) {
    if (!shown.get(form.control)?.has(path)) continue;
    // What is shown was bound by a path of the form.
    form.setError(path as FieldPath<Input>, { type: SERVER_ERROR, message });
    wrong.add(path);
  }
  focusFirst(form.control, (name) => wrong.has(name));
}

/** How often each field of a form is on the page, by its name. */
const shown = new WeakMap<object, Map<string, number>>();

/** Notes that a field of a form is on the page, where its error can be read; returns a function that takes it back. */
export function showField(form: object, name: string): () => void {
  const names = shown.get(form) ?? new Map<string, number>();
  shown.set(form, names);
  names.set(name, (names.get(name) ?? 0) + 1);
  return () => {
    const others = (names.get(name) ?? 0) - 1;
    if (others > 0) names.set(name, others);
    else names.delete(name);
  };
}

/** The elements of each form's fields, by field name. */
const drawn = new WeakMap<object, Map<string, HTMLElement>>();

const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' && value !== null && 'compareDocumentPosition' in value;

/** Registers the element of a form's field; `null` unregisters it. */
export function placeField(form: object, name: string, element: unknown): void {
  const places = drawn.get(form) ?? new Map<string, HTMLElement>();
  drawn.set(form, places);
  if (isElement(element)) places.set(name, element);
  else places.delete(name);
}

/**
 * Focuses the first invalid field in reading order. The form library goes by the order in which fields were first
 * mounted, which differs once a choice has replaced some of them.
 */
function focusFirst(form: object, isWrong: (name: string) => boolean): void {
  const [first] = [...(drawn.get(form) ?? [])]
    .filter(([name]) => isWrong(name))
    .map(([, element]) => element)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}
