import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { isWebAddress } from '../../core/link';
import { keywordsSchema } from './keyword.rules';
import { CALLBACK_TYPE, MATCH_MODES, NEED_AT, SCOPES } from './rule.constants';

const common = {
  keywords: keywordsSchema,
  reg: oneOf(MATCH_MODES),
  scope: oneOf(SCOPES),
  needAt: oneOf(NEED_AT),
  /** In seconds. */
  timeout: z.int('callback.timeout').check(z.minimum(0, 'callback.timeout')),
  moreData: z.array(
    z.object({ key: requiredText('callback.parameter', 200), value: z.string('invalid') }),
    'invalid',
  ),
};

/** A built-in callback needs the event that was chosen. */
export const builtInCallbackSchema = z.object({
  type: z.literal(CALLBACK_TYPE.builtIn),
  ...common,
  postUrl: requiredText('callback.event', 2_000),
});

/** A custom callback needs an address that starts with http:// or https://. */
export const customCallbackSchema = z.object({
  type: z.literal(CALLBACK_TYPE.custom),
  ...common,
  customUrl: requiredText('callback.address', 2_000).check(
    z.refine(isWebAddress, 'callback.address.format'),
  ),
});

/** The rules of the callback event dialog (product specification, section 5). */
export const callbackFormSchema = z.discriminatedUnion(
  'type',
  [builtInCallbackSchema, customCallbackSchema],
  'required',
);
/** What the callback dialog holds (product specification, section 3). */
export type CallbackForm = z.input<typeof callbackFormSchema>;
