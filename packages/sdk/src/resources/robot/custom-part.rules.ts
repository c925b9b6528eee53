import * as z from 'zod/mini';
import { isPlainText, oneOf, requiredText, visibly } from '../../core/check';
import { crossRule, type Miss } from '../../core/cross-rule';
import { isWebAddress } from '../../core/link';
import { parametersSchema } from '../rule/parameter.rules';
import { NEED_AT, SCOPES } from '../rule/rule.constants';
import { storageFieldsSchema, storageIssues, type StorageFields } from '../upload/storage.rules';

const text = z.string('invalid').check(isPlainText, z.maxLength(5000, 'length.5000'));
const flag = z.boolean('invalid');
const address = z.string('callback.address').check(visibly, z.maxLength(2_000, 'length.2000'));
/** In seconds. */
const timeout = z.int('callback.timeout').check(z.minimum(0, 'callback.timeout'));
/** What a request can have as the name and the value of a header; with another, no message would be pushed. */
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;
const HEADER_VALUE = /^[\t\x20-\x7E\x80-\xFF]*$/;
const headers = z.array(
  z.object({
    key: requiredText('callback.parameter', 200).check(visibly, z.regex(HEADER_NAME, 'latin')),
    value: z.string('invalid').check(visibly, z.regex(HEADER_VALUE, 'latin')),
  }),
  'invalid',
);

const asked = { open: flag, customUrl: address };
/** The address that an enabled feature calls: required, and one to which a request can be sent. */
const addressWhileOn = crossRule(asked, ({ open, customUrl }, miss) => {
  if (!open) return;
  if (customUrl === '') miss('callback.address', 'customUrl');
  else if (!isWebAddress(customUrl)) miss('callback.address.format', 'customUrl');
});
const checkStorage = (storage: StorageFields, miss: Miss) =>
  storageIssues(storage).forEach(({ field, rule }) => miss(rule, 'ossConfig', field));

/** What an enabled custom bot requires: an address that answers (robot contract, section 1.7). */
export const customBotFormSchema = z
  .object({
    ...asked,
    timeout,
    needAt: oneOf(NEED_AT),
    scope: oneOf(SCOPES),
    moreData: parametersSchema('customBot'),
  })
  .check(addressWhileOn);
/** The value of the custom bot form. */
export type CustomBotForm = z.input<typeof customBotFormSchema>;

/** What an enabled message push requires: an address that receives them, and a storage where files are saved. */
export const conversationRecordFormSchema = z
  .object({
    ...asked,
    timeout,
    header: headers,
    moreData: parametersSchema('conversationRecord'),
    debug: flag,
    /** Whether images, files and voices are stored and their addresses included. */
    hasStorage: flag,
    ossConfig: storageFieldsSchema,
  })
  .check(
    addressWhileOn,
    crossRule(
      { open: flag, hasStorage: flag, ossConfig: storageFieldsSchema },
      ({ open, hasStorage, ossConfig }, miss) => {
        if (open && hasStorage) checkStorage(ossConfig, miss);
      },
    ),
  );
/** The value of the message push form. */
export type ConversationRecordForm = z.input<typeof conversationRecordFormSchema>;

/** What enabled file storage requires: a complete storage. */
export const fileUploadFormSchema = z
  .object({
    open: flag,
    imagePrompt: text,
    filePrompt: text,
    audioPrompt: text,
    ossConfig: storageFieldsSchema,
  })
  .check(
    crossRule({ open: flag, ossConfig: storageFieldsSchema }, ({ open, ossConfig }, miss) => {
      if (open) checkStorage(ossConfig, miss);
    }),
  );
/** The value of the file storage form. */
export type FileUploadForm = z.input<typeof fileUploadFormSchema>;
