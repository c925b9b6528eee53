import * as z from 'zod/mini';

const amount = { bytes: z.number(), files: z.number() };

/** The storage usage of an account: materials, files referenced by other rows, and the picture of its robot. */
export const fileUsageSchema = z.object({
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
export const unusedFileSchema = z.object({
  /** Its URL is the `publicBase` of an upload grant followed by this. */
  key: z.string(),
  bytes: z.number(),
  uploadedAt: z.string(),
  /** When it is deleted, unless a row references it by then. */
  freedAt: z.string(),
});
/** A file that nothing references, and when it is deleted; times are ISO 8601. */
export type UnusedFile = z.output<typeof unusedFileSchema>;
