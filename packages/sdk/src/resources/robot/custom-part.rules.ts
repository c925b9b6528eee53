import * as z from 'zod/mini';
import { isPlainText, oneOf, requiredText } from '../../core/check';
import { isWebAddress } from '../../core/link';
import type { RuleId } from '../../core/rule-texts';
import { NEED_AT, SCOPES } from '../rule/rule.constants';
import { storageFieldsSchema, storageIssues, type StorageFields } from '../upload/storage.rules';

const text = z.string('invalid').check(isPlainText, z.maxLength(5000, 'config.text'));
const flag = z.boolean('invalid');
const address = z.string('callback.address').check(z.trim(), z.maxLength(2_000, 'invalid'));
/** In seconds. */
const timeout = z.int('callback.timeout').check(z.minimum(0, 'callback.timeout'));
const pairs = z.array(
  z.object({ key: requiredText('callback.parameter', 200), value: z.string('invalid') }),
  'invalid',
);

type Miss = (message: RuleId, ...path: string[]) => void;
interface Refining {
  addIssue: (issue: { code: 'custom'; message: string; path: string[]; input: unknown }) => void;
}
const missing =
  (context: Refining, input: unknown): Miss =>
  (message, ...path) =>
    context.addIssue({ code: 'custom', message, path, input });

/** The address that is asked while a part is on: it is there, and a request can be sent to it. */
function checkAddress(customUrl: string, miss: Miss) {
  if (customUrl === '') miss('callback.address', 'customUrl');
  else if (!isWebAddress(customUrl)) miss('callback.address.format', 'customUrl');
}
const checkStorage = (storage: StorageFields, miss: Miss) =>
  storageIssues(storage).forEach(({ field, rule }) => miss(rule, 'ossConfig', field));

/** What a bot of one's own needs while it is on: an address that answers (robot contract, section 1.7). */
export const customBotFormSchema = z
  .object({
    open: flag,
    customUrl: address,
    timeout,
    needAt: oneOf(NEED_AT),
    scope: oneOf(SCOPES),
    moreData: pairs,
  })
  .check(
    z.superRefine((bot, context) => {
      if (bot.open) checkAddress(bot.customUrl, missing(context, bot));
    }),
  );
/** What the form of a bot of one's own holds. */
export type CustomBotForm = z.input<typeof customBotFormSchema>;

/** What message records need while they are on: an address that takes them, and a storage where files are kept. */
export const conversationRecordFormSchema = z
  .object({
    open: flag,
    customUrl: address,
    timeout,
    header: pairs,
    moreData: pairs,
    debug: flag,
    /** Whether images, files and voices are stored, and their addresses told. */
    hasStorage: flag,
    ossConfig: storageFieldsSchema,
  })
  .check(
    z.superRefine((record, context) => {
      const miss = missing(context, record);
      if (!record.open) return;
      checkAddress(record.customUrl, miss);
      if (record.hasStorage) checkStorage(record.ossConfig, miss);
    }),
  );
/** What the form of message records holds. */
export type ConversationRecordForm = z.input<typeof conversationRecordFormSchema>;

/** What file storage needs while it is on: the whole of a storage. */
export const fileUploadFormSchema = z
  .object({
    open: flag,
    imagePrompt: text,
    filePrompt: text,
    audioPrompt: text,
    ossConfig: storageFieldsSchema,
  })
  .check(
    z.superRefine((upload, context) => {
      if (upload.open) checkStorage(upload.ossConfig, missing(context, upload));
    }),
  );
/** What the form of file storage holds. */
export type FileUploadForm = z.input<typeof fileUploadFormSchema>;
