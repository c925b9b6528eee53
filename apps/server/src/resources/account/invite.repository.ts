import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { inviteCodes } from '../../database/schema';
import { randomHex } from '../../security/secrets';

const CODE_BYTES = 6;

/** A new random code. */
export const newInviteCode = (): string => randomHex(CODE_BYTES);

/** The codes for signing up on a server that requires one. */
export function inviteRepository(db: Database) {
  return {
    list: () => db.select().from(inviteCodes).orderBy(desc(inviteCodes.createdAt)),

    /** False when the code already exists. */
    async add(code: string, places: number, note: string): Promise<boolean> {
      const added = await db
        .insert(inviteCodes)
        .values({ code, places, note })
        .onConflictDoNothing()
        .returning({ code: inviteCodes.code });
      return added.length > 0;
    },

    async remove(code: string): Promise<boolean> {
      const removed = await db
        .delete(inviteCodes)
        .where(eq(inviteCodes.code, code))
        .returning({ code: inviteCodes.code });
      return removed.length > 0;
    },
  };
}

export type InviteRepository = ReturnType<typeof inviteRepository>;
