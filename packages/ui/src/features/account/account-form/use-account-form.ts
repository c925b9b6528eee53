import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CallError, isCallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { useZodForm, type ZodForm, type ZodFormOptions } from '#forms/use-zod-form.ts';
import { accountFormMessages } from './account-form.messages';

/** The result of a mutation of the store. */
interface Sent<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

interface Options<Input extends FieldValues, Output, Data> extends Pick<
  ZodFormOptions<Input, Output>,
  'schema' | 'defaultValues'
> {
  readonly send: (values: Output) => Promise<Sent<Data>>;
  /** Called once the server has confirmed; the form stays busy until the returned promise settles. */
  readonly onDone: (answer: Data, values: Output) => void | Promise<void>;
  readonly onRefused?: (error: CallError) => void;
  /** The field, and the message to show there, for a refusal that names no broken rules. */
  readonly fieldOf?: (
    error: CallError,
  ) => { readonly path: string; readonly message: string } | undefined;
}

/** The state of an account form, as its card renders it. */
export interface AccountForm<Input extends FieldValues, Output> extends ZodForm<Input, Output> {
  /** Errors that remain visible under the fields after a refused attempt; empty otherwise. */
  readonly remainingErrors: readonly string[];
}

/** A short form that makes one call. The input is preserved when the server refuses. */
export function useAccountForm<Input extends FieldValues, Output, Data>(
  options: Options<Input, Output, Data>,
): AccountForm<Input, Output> {
  const { schema, defaultValues, send, onDone, onRefused, fieldOf } = options;
  const { notDone } = useMessages(accountFormMessages);
  const [remainingErrors, setRemainingErrors] = useState<readonly string[]>([]);
  const form = useZodForm<Input, Output>({
    schema,
    defaultValues,
    onSubmit: async (values) => {
      setRemainingErrors([]);
      const { data, error } = await send(values);
      if (data !== undefined) await onDone(data, values);
      if (!isCallError(error)) return undefined;
      onRefused?.(error);
      const field = error.issues.length === 0 ? fieldOf?.(error) : undefined;
      const placed = field ? { ...error, issues: [{ ...field, rule: 'refused' }] } : error;
      setRemainingErrors(remainingErrorsOf(placed, Object.keys(defaultValues), notDone));
      return placed;
    },
  });
  return { ...form, remainingErrors };
}

/**
 * The errors that stay in the form after the toast has closed: broken rules that no field of the form displays, or,
 * when no rule was broken, the fact that the action failed. Only the toast gives the reason (product specification,
 * section 8).
 */
function remainingErrorsOf(
  { issues }: Pick<CallError, 'issues'>,
  fields: readonly string[],
  notDone: string,
): readonly string[] {
  if (issues.length === 0) return [notDone];
  return issues.filter(({ path }) => !fields.includes(path)).map(({ message }) => message);
}
