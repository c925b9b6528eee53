import type { CallError } from '#context/call-error.ts';

/**
 * What a form keeps of a refusal once the toast has gone: the broken rules that no field of it stands for, and
 * where no rule was broken that it was not done. The toast alone says why (product specification, section 8).
 */
export function wordsKept(
  { issues }: Pick<CallError, 'issues'>,
  fields: readonly string[],
  notDone: string,
): readonly string[] {
  if (issues.length === 0) return [notDone];
  return issues.filter(({ path }) => !fields.includes(path)).map(({ message }) => message);
}
