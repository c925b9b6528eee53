import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { CapId } from '@chatdeck/sdk/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { rowCap, type Cap } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { recordRows, nextVersion } from '../../database/record-rows';
import { type PageQuery, countedPage } from '../../database/list-query';
import { robotItems } from '../../database/schema';

export type RobotItemRow = typeof robotItems.$inferSelect;
export type RobotItemKind = RobotItemRow['kind'];
type Progress = Partial<Pick<RobotItemRow, 'usedNum' | 'lastContent'>>;

/** All items of a kind go to the robot in one answer. */
const sizeCap = (rule: CapId): Cap => ({
  rule,
  most: ACCOUNT_CAP.robotItemBytes,
  measure: sql`coalesce(sum(octet_length(${robotItems.item}::text)), 0)`.mapWith(Number),
});

const CAPS: Readonly<Record<RobotItemKind, readonly Cap[]>> = {
  dialogue: [rowCap('cap.dialogues', ACCOUNT_CAP.dialogues), sizeCap('cap.dialogues.size')],
  rss: [rowCap('cap.feeds', ACCOUNT_CAP.feeds), sizeCap('cap.feeds.size')],
  batchTask: [rowCap('cap.batchTasks', ACCOUNT_CAP.batchTasks), sizeCap('cap.batchTasks.size')],
};

/** The items of one kind that were not removed, each visible to its owner only. */
export function robotItemRepository(db: Database, kind: RobotItemKind) {
  const isOfKind = eq(robotItems.kind, kind);
  const caps = CAPS[kind];
  const { ofOwner, own, grow, byId } = recordRows(db, {
    name: kind,
    table: robotItems,
    isOfKind,
    caps,
    removedMost: ACCOUNT_CAP.dialogues,
  });
  const inOrder = (userId: string) =>
    db
      .select()
      .from(robotItems)
      .where(ofOwner(userId))
      .orderBy(asc(robotItems.place), asc(robotItems.id));

  return {
    ...byId((where) => db.select().from(robotItems).where(where)),

    async page(userId: string, query: PageQuery) {
      return countedPage(
        query,
        () => db.$count(robotItems, ofOwner(userId)),
        ({ limit, offset }) => inOrder(userId).limit(limit).offset(offset),
      );
    },

    all: (userId: string): Promise<RobotItemRow[]> => inOrder(userId),

    add: (userId: string, item: JsonObject, progress: Progress = {}) =>
      grow(userId, async (tx) =>
        onlyRow(
          await tx
            .insert(robotItems)
            .values({ userId, kind, item, ...progress })
            .returning(),
        ),
      ),

    /** Changes a row; with a version, only at that version. */
    async update(
      userId: string,
      { id, baseVersion }: { readonly id: number; readonly baseVersion?: number | undefined },
      item: JsonObject,
      progress: Progress = {},
    ) {
      const [row] = await grow(userId, (tx) =>
        tx
          .update(robotItems)
          .set({ item, ...progress, ...nextVersion(robotItems) })
          .where(own(userId, id, baseVersion))
          .returning(),
      );
      return row;
    },

    /** Puts rows first in an order, the others behind them as they were; false if one of them is not there. */
    reorder: (userId: string, ids: readonly number[]): Promise<boolean> =>
      grow(userId, async (tx) => {
        const rows = await tx
          .select({ id: robotItems.id })
          .from(robotItems)
          .where(ofOwner(userId))
          .orderBy(asc(robotItems.place), asc(robotItems.id));
        const all = rows.map(({ id }) => id);
        if (!ids.every((id) => all.includes(id))) return false;
        const order = sql.join(
          [...new Set([...ids, ...all])].map((id) => sql`${id}`),
          sql`, `,
        );
        await tx
          .update(robotItems)
          .set({ place: sql`array_position(array[${order}]::bigint[], ${robotItems.id})` })
          .where(ofOwner(userId));
        return true;
      }),

    /** Records the robot's progress with an item. */
    advance: async (userId: string, id: number, progress: Progress): Promise<void> => {
      await db.update(robotItems).set(progress).where(own(userId, id));
    },
  };
}

export type RobotItemRepository = ReturnType<typeof robotItemRepository>;
