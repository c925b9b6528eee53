import * as z from 'zod/mini';
import type { RuleId } from './rule-texts';

/** Names a rule that is broken, and the field where it is told. */
export type Miss = (rule: RuleId, ...path: string[]) => void;

/**
 * A rule over several fields. It is asked as soon as these fields are right by themselves, whatever is wrong elsewhere:
 * a form then tells all that is missing at once.
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
