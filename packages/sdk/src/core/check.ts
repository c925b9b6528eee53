import * as z from 'zod/mini';
import type { Choice } from './choice';
import { isAtMost } from './length';
import type { LengthLimit } from './length-texts';
import { isLink } from './link';
import type { RuleId } from './rule-texts';
import { visible } from './visible';

/** A failed length aborts: later checks never see a longer text. */
export const atMost = (max: number, rule: RuleId) =>
  z.refine<string>((text) => isAtMost(text, max), { error: rule, abort: true });

/** Trimmed text that must not be empty; lengths count code points. */
export const requiredText = (
  rule: RuleId,
  max: LengthLimit = 10_000,
  tooLong: RuleId = `length.${max}`,
) =>
  z.string(rule).check(
    z.trim(),
    z.refine((text) => text !== '', rule),
    atMost(max, tooLong),
    isPlainText,
  );

/** Text that may be empty, with its white space. */
export const exactText = (max: LengthLimit) =>
  z.string('required').check(atMost(max, `length.${max}`), isPlainText);

/** Text that may be empty or missing. */
export const optionalText = (max: LengthLimit = 10_000, tooLong: RuleId = `length.${max}`) =>
  z.optional(z.string('invalid').check(atMost(max, tooLong), isPlainText));

/** A trimmed name that may be empty or missing. */
export const optionalLine = (max: LengthLimit) =>
  z.optional(z.string('invalid').check(z.trim(), atMost(max, `length.${max}`), isPlainText));

/** NUL and lone surrogates cannot be stored or transmitted; everything else is preserved exactly. */
export const isPlainText = z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'invalid');

/** Leaves of a key, an address or a keyword what can be seen of it, before other checks see it. */
export const visibly = z.overwrite<string>(visible);

/** The address of a link. */
export const requiredLink = (rule: RuleId) =>
  requiredText(rule, 2_000).check(visibly, z.refine(isLink, 'link.format'));

/** A value of an option list. */
export const oneOf = <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  z.literal(
    choices.map(({ value }) => value),
    'invalid',
  );
