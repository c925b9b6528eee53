import * as z from 'zod/mini';

/** A name that a chat had, until the robot sent it with another one. */
export const previousNameSchema = z.object({ name: z.string(), until: z.string() });
/** A name that a chat had, until the robot sent it with another one at `until`, an ISO time. */
export type PreviousName = z.output<typeof previousNameSchema>;

/** What a chat was called before, the last name first; missing if it never was renamed. */
export const previousNames = () => z.optional(z.array(previousNameSchema));
