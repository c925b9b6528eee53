import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import type { SampleInput } from '@chatdeck/sdk/rules';
import { desc } from 'drizzle-orm';
import { rowCap } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { type PageQuery, countedPage } from '../../database/list-query';
import { nextVersion, recordRows } from '../../database/record-rows';
import { samples } from '../../database/schema';

export type SampleRow = typeof samples.$inferSelect;

/** Sample messages that were not removed, each visible to its owner only. */
export function sampleRepository(db: Database) {
  const { ofOwner, own, grow, byId } = recordRows(db, {
    name: 'samples',
    table: samples,
    caps: [rowCap('cap.samples', ACCOUNT_CAP.samples)],
    removedMost: ACCOUNT_CAP.samples,
  });

  return {
    ...byId((where) => db.select().from(samples).where(where)),

    async page(userId: string, query: PageQuery) {
      return countedPage(
        query,
        () => db.$count(samples, ofOwner(userId)),
        ({ limit, offset }) =>
          db
            .select()
            .from(samples)
            .where(ofOwner(userId))
            .orderBy(desc(samples.id))
            .limit(limit)
            .offset(offset),
      );
    },

    add: (userId: string, sample: SampleInput): Promise<SampleRow> =>
      grow(userId, async (tx) =>
        onlyRow(await tx.insert(samples).values({ sample, userId }).returning()),
      ),

    /** Changes a row; with a version, only at that version. */
    async update(userId: string, id: number, sample: SampleInput, baseVersion?: number) {
      const [row] = await db
        .update(samples)
        .set({ sample, ...nextVersion(samples) })
        .where(own(userId, id, baseVersion))
        .returning();
      return row;
    },
  };
}

export type SampleRepository = ReturnType<typeof sampleRepository>;
