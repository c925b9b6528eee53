import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging } from '../../core/wire';

const amount = { bytes: z.number(), files: z.number() };

/** The storage usage of an account: materials, files referenced by other rows, and the picture of its robot. */
const fileUsageSchema = z.object({
  ...amount,
  /** The storage quota in bytes. */
  maxBytes: z.number(),
  maxFiles: z.number(),
  /** Files that no row references. */
  unused: z.object(amount),
});
/** The storage usage of an account; sizes in bytes. */
export type FileUsage = z.output<typeof fileUsageSchema>;

/** A file that no row references. */
const unusedFileSchema = z.object({
  /** Its URL is the `publicBase` of an upload grant followed by this. */
  key: z.string(),
  bytes: z.number(),
  uploadedAt: z.string(),
  /** When it is deleted, unless a row references it by then. */
  freedAt: z.string(),
});
/** A file that nothing references, and when it is deleted; times are ISO 8601. */
export type UnusedFile = z.output<typeof unusedFileSchema>;

const store = endpoint({
  id: 'upload.store',
  method: 'POST',
  path: '/api/upload',
  access: 'public',
  origin: 'chosen',
  summary:
    'Stores one file under the leave of `material/token`; answers `{ key }` without an envelope, a refusal in one.',
  request: z.object({ key: z.string(), token: z.string(), file: z.file() }),
  response: z.object({ key: z.string() }),
  multipart: true,
});

const usage = endpoint({
  id: 'upload.usage',
  method: 'GET',
  path: '/api/upload/usage',
  access: 'user',
  origin: 'chosen',
  summary:
    'How much the account has stored, how much it may store, and how much of it no row shows.',
  request: z.object({}),
  response: fileUsageSchema,
});

const unused = endpoint({
  id: 'upload.unused',
  method: 'GET',
  path: '/api/upload/unused',
  access: 'user',
  origin: 'chosen',
  summary: 'A page of the files that no row references; each is deleted after a day.',
  request: z.object({ ...paging }),
  response: pageOf(unusedFileSchema),
});

export const uploadEndpoints = { store, usage, unused };
