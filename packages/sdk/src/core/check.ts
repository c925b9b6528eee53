import * as z from 'zod/mini';
import type { Choice } from './choice';
import { isLink } from './link';
import type { RuleId } from './rule-texts';

/** Text with its outer white space cut off that must not be empty; lengths count code points. */
export const requiredText = (rule: RuleId, max = 10_000, tooLong: RuleId = 'invalid') =>
  z.string(rule).check(
    z.trim(),
    z.refine((text) => text !== '', rule),
    isPlainText,
    z.refine((text) => [...text].length <= max, tooLong),
  );

/** Text that may be empty or missing. */
export const optionalText = (max = 10_000, tooLong: RuleId = 'invalid') =>
  z.optional(
    z.string('invalid').check(
      isPlainText,
      z.refine((text) => [...text].length <= max, tooLong),
    ),
  );

/** NUL and lone surrogates cannot be stored or sent on; everything else is kept to the byte. */
export const isPlainText = z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'invalid');

/** The address of a link, with its outer white space cut off. */
export const requiredLink = (rule: RuleId) =>
  requiredText(rule, 2_000).check(z.refine(isLink, 'link.format'));

/** A value of an option list. */
export const oneOf = <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  z.literal(
    choices.map(({ value }) => value),
    'invalid',
  );
