import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import { isWebAddress } from '../../core/link';
import { keywordsSchema } from './keyword.rules';
import { parametersSchema } from './parameter.rules';
import { CALLBACK_TYPE, MATCH_MODES, NEED_AT, SCOPES } from './rule.constants';

const common = {
  keywords: keywordsSchema,
  reg: oneOf(MATCH_MODES),
  scope: oneOf(SCOPES),
  needAt: oneOf(NEED_AT),
  /** In seconds. */
  timeout: z.int('callback.timeout').check(z.minimum(0, 'callback.timeout')),
};

/** A built-in callback requires the selected event. */
export const builtInCallbackSchema = z.object({
  type: z.literal(CALLBACK_TYPE.builtIn),
  ...common,
  postUrl: requiredText('callback.event', 2_000),
  moreData: parametersSchema('signedCallback'),
});

/** A custom callback requires an address that starts with http:// or https://. */
export const customCallbackSchema = z.object({
  type: z.literal(CALLBACK_TYPE.custom),
  ...common,
  customUrl: requiredText('callback.address', 2_000).check(
    z.refine(isWebAddress, 'callback.address.format'),
  ),
  moreData: parametersSchema('callback'),
});

/** The rules of the callback event dialog (product specification, section 5). */
export const callbackFormSchema = z.discriminatedUnion(
  'type',
  [builtInCallbackSchema, customCallbackSchema],
  'required',
);
/** The value of the callback dialog (product specification, section 3). */
export type CallbackForm = z.input<typeof callbackFormSchema>;

/** The same rules with the events of the server: a built-in event is signed, so its address must be one of them. */
export const callbackFormSchemaFor = (ownEvents: readonly string[]) =>
  callbackFormSchema.check(
    crossRule({ type: z.literal(CALLBACK_TYPE.builtIn), postUrl: z.string() }, (form, miss) => {
      const isForeign = form.postUrl !== '' && !ownEvents.includes(form.postUrl);
      if (isForeign) miss('callback.event.foreign', 'postUrl');
    }),
  );
