import * as z from 'zod/mini';
import { storedNumber, storedPairs, storedText } from '../../core/stored';
import { trigger } from './keyword-rule.schema';
import { CALLBACK_DEFAULTS, CALLBACK_TYPES } from './rule.constants';

/** A row of `callBackEvents`: keywords that call an address (product specification, section 3). `timeout` in seconds. */
export const callbackEventSchema = z.looseObject({
  ...trigger,
  type: z.literal(CALLBACK_TYPES.map(({ value }) => value)),
  timeout: storedNumber(CALLBACK_DEFAULTS.timeout),
  /** The built-in event of type 1. */
  postUrl: storedText(),
  /** The address of type 100. */
  customUrl: storedText(),
  moreData: storedPairs(),
});
/** Keywords that call an address (product specification, section 3; robot contract, section 1.6). */
export type CallbackEvent = z.output<typeof callbackEventSchema>;
