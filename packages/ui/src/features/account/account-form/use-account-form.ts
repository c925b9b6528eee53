import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CallError, isCallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { useZodForm, type ZodForm, type ZodFormOptions } from '#forms';
import { accountFormMessages } from './account-form.messages';

/** What a mutation of the store gives. */
interface Sent<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

interface Options<Input extends FieldValues, Output, Data> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema' | 'defaultValues'
> {
  readonly send: (values: Output) => Promise<Sent<Data>>;
  /** Called once the server has confirmed; the form is busy until it is through. */
  readonly onDone: (answer: Data, values: Output) => void | Promise<void>;
  readonly onRefused?: (error: CallError) => void;
  /** The field that a refusal without broken rules belongs to, and its words there. */
  readonly fieldOf?: (
    error: CallError,
  ) => { readonly path: string; readonly message: string } | undefined;
}

/** A form of the account pages, as its card needs it. */
export interface AccountForm<Input extends FieldValues, Output> extends ZodForm<Input, Output> {
  /** What is left to say under the fields when the last try was refused; empty otherwise. */
  readonly stored: readonly string[];
}

/** A short form that makes one call. What was typed stays when the server refuses. */
export function useAccountForm<Input extends FieldValues, Output, Data>(
  options: Options<Input, Output, Data>,
): AccountForm<Input, Output> {
  const { schema, defaultValues, send, onDone, onRefused, fieldOf } = options;
  const { notDone } = useMessages(accountFormMessages);
  const [stored, setRetained] = useState<readonly string[]>([]);
  const form = useZodForm<Input, Output>({
    schema,
    defaultValues,
    onSubmit: async (values) => {
      setRetained([]);
      const { data, error } = await send(values);
      if (data !== undefined) await onDone(data, values);
      if (!isCallError(error)) return undefined;
      onRefused?.(error);
      const field = error.issues.length === 0 ? fieldOf?.(error) : undefined;
      const placed = field ? { ...error, issues: [{ ...field, rule: 'refused' }] } : error;
      setRetained(retainedTexts(placed, Object.keys(defaultValues), notDone));
      return placed;
    },
  });
  return { ...form, stored };
}

/**
 * What a form keeps of a refusal once the toast has gone: the broken rules that no field of it stands for, and
 * where no rule was broken that it was not done. The toast alone says why (product specification, section 8).
 */
function retainedTexts(
  { issues }: Pick<CallError, 'issues'>,
  fields: readonly string[],
  notDone: string,
): readonly string[] {
  if (issues.length === 0) return [notDone];
  return issues.filter(({ path }) => !fields.includes(path)).map(({ message }) => message);
}
