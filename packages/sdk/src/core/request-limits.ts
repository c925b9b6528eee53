import type * as z from 'zod/mini';
import type { RuleId } from './rule-texts';

/** The limits of any request, independent of its schema. */
export const REQUEST_LIMIT = {
  /** The maximum nesting depth of lists and objects. */
  depth: 100,
  /** The maximum number of values; the largest mass send has some thirty thousand. */
  parts: 50_000,
  /** The maximum number of issues that are reported. */
  issues: 20,
  /** The maximum length of a reported path, in characters. */
  path: 200,
} as const;

type Limits = Partial<Pick<typeof REQUEST_LIMIT, 'depth' | 'parts'>>;

/**
 * The limit that a value exceeds, if any. Uses an explicit stack, since the value may be nested too deeply for
 * recursion.
 */
export function brokenLimit(
  value: unknown,
  { depth, parts }: { readonly [Key in keyof Limits]: number } = REQUEST_LIMIT,
): RuleId | undefined {
  const open: (readonly [value: object, depth: number])[] = [];
  let count = 0;
  const look = (part: unknown, at: number): void => {
    count += 1;
    if (typeof part === 'object' && part !== null) open.push([part, at]);
  };
  look(value, 1);
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, at] = next;
    if (depth !== undefined && at > depth) return 'request.depth';
    const inside: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (parts !== undefined && count + inside.length > parts) return 'request.parts';
    for (const one of inside) look(one, at + 1);
  }
  return undefined;
}

/** The fields of a request that are nested too deeply or have too many values, as a schema would report them. */
export const limitIssues = (input: Readonly<Record<string, unknown>>): z.core.$ZodIssue[] =>
  Object.entries(input).flatMap(([path, value]) => {
    const message = brokenLimit(value);
    return message === undefined ? [] : [{ code: 'custom', path: [path], message, input: value }];
  });

/** Validates the input of a call: its limits first, so that no rule runs on a value that is too deep or too large. */
export function checkRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
):
  | { readonly data: z.output<Schema>; readonly issues?: never }
  | { readonly issues: readonly z.core.$ZodIssue[] } {
  const issues = limitIssues(input).slice(0, REQUEST_LIMIT.issues);
  if (issues.length > 0) return { issues };
  const parsed = schema.safeParse(input);
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues };
}
