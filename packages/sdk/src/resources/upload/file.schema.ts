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

/** A file that no row shows. */
export const unusedFileSchema = z.object({
  /** Its address is `publicBase` of an upload's leave and this. */
  key: z.string(),
  bytes: z.number(),
  uploadedAt: z.string(),
  /** From then on its space is free again, unless a row shows it. */
  freedAt: z.string(),
});
/** A file that nothing shows, and when it is freed; moments as ISO 8601. */
export type UnusedFile = z.output<typeof unusedFileSchema>;
