import * as z from 'zod/mini';
import type { RuleId } from './rule-texts';

/** Reports a broken rule at a field. */
export type Miss = (rule: RuleId, ...path: string[]) => void;

/**
 * A rule over several fields. It runs as soon as these fields are valid by themselves, whatever is wrong elsewhere, so
 * that a form reports everything that is missing at once.
 */
export function crossRule<Shape extends z.core.$ZodShape>(
  shape: Shape,
  rule: (fields: z.core.$InferObjectOutput<Shape, Record<never, never>>, miss: Miss) => void,
) {
  const part = z.object(shape);
  return z.superRefine<unknown>(
    (whole, context) => {
      const { data } = part.safeParse(whole);
      if (data === undefined) return;
      rule(data, (message, ...path) =>
        context.addIssue({ code: 'custom', message, path, input: whole }),
      );
    },
    { when: () => true },
  );
}
