import * as z from 'zod/mini';

/** Where the archive of an account is downloaded. */
export const exportLinkSchema = z.object({
  /** The address of the archive, with a ticket in place of the token, so that a browser can download it by itself. */
  url: z.string(),
  /** When the ticket expires, as ISO 8601; a download that has begun goes on. */
  expiresAt: z.string(),
});
/** Where the archive of an account is downloaded for a few minutes. */
export type ExportLink = z.output<typeof exportLinkSchema>;

/** An account whose deletion was asked for. */
export const plannedDeletionSchema = z.object({
  /** When everything is deleted, as ISO 8601. */
  deletionAt: z.string(),
});
/** When everything of an account is deleted. */
export type PlannedDeletion = z.output<typeof plannedDeletionSchema>;
