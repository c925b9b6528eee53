import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, asc, count as counted, desc, eq, ne } from 'drizzle-orm';
import { rowCap } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { recordRows, nextVersion, type RecordKind } from '../../database/record-rows';
import { type PageQuery, contains } from '../../database/list-query';
import { down, longPage, up } from '../../database/long-list';
import { materials } from '../../database/schema';

/** More tags than a user would choose from. */
const TAGS_MAX = 200;

export type MaterialRow = typeof materials.$inferSelect;
/** The editable fields of a material; the fields of other types are left out. */
export type MaterialChange = Partial<
  Omit<MaterialRow, 'id' | 'userId' | 'type' | 'version' | 'updatedAt' | 'removedAt'>
>;
type NewMaterial = Omit<
  typeof materials.$inferInsert,
  'id' | 'userId' | 'version' | 'updatedAt' | 'removedAt'
>;

export interface MaterialFilter extends PageQuery {
  readonly name?: string | undefined;
  readonly tag?: string | undefined;
  /** Matches the name or the tag. */
  readonly word?: string | undefined;
  /** Matches the whole tag. */
  readonly tagged?: string | undefined;
  readonly type?: number | undefined;
  /** Default newest first. */
  readonly sort?: 'oldest' | 'updated' | undefined;
}

/** Materials as rows that can be restored, within the cap of each account. */
export const MATERIAL_RECORDS: RecordKind = {
  name: 'materials',
  table: materials,
  caps: [rowCap('cap.materials', ACCOUNT_CAP.materials)],
  removedMost: ACCOUNT_CAP.materials,
};

const ORDERS = {
  newest: [down(materials.id)],
  oldest: [up(materials.id)],
  updated: [down(materials.updatedAt), down(materials.id)],
};

/** Materials that were not removed, each visible to its owner only. */
export function materialRepository(db: Database) {
  const { ofOwner, own, grow, byId } = recordRows(db, MATERIAL_RECORDS);

  return {
    ...byId((where) => db.select().from(materials).where(where)),

    async page(userId: string, filter: MaterialFilter) {
      const matches = and(
        ofOwner(userId),
        filter.type === undefined ? undefined : eq(materials.type, filter.type),
        contains(filter.name, materials.name),
        contains(filter.tag, materials.tag),
        contains(filter.word, materials.name, materials.tag),
        filter.tagged === undefined ? undefined : eq(materials.tag, filter.tagged),
      );
      return longPage(db, filter, {
        table: materials,
        matches,
        id: materials.id,
        order: ORDERS[filter.sort ?? 'newest'],
        rows: (hasId, order) =>
          db
            .select()
            .from(materials)
            .where(hasId)
            .orderBy(...order),
      });
    },

    /** The tags in use, the most used first. */
    tags: (userId: string, type: number | undefined) =>
      db
        .select({ tag: materials.tag, count: counted() })
        .from(materials)
        .where(
          and(
            ofOwner(userId),
            ne(materials.tag, ''),
            type === undefined ? undefined : eq(materials.type, type),
          ),
        )
        .groupBy(materials.tag)
        .orderBy(desc(counted()), asc(materials.tag))
        .limit(TAGS_MAX),

    add: (userId: string, material: NewMaterial): Promise<MaterialRow> =>
      grow(userId, async (tx) =>
        onlyRow(
          await tx
            .insert(materials)
            .values({ ...material, userId })
            .returning(),
        ),
      ),

    addMany: async (userId: string, list: readonly NewMaterial[]): Promise<void> => {
      const rows = list.map((material) => ({ ...material, userId }));
      await grow(userId, (tx) => tx.insert(materials).values(rows));
    },

    /** Changes a row of that type; with a version, only at that version. */
    async update(
      userId: string,
      {
        id,
        type,
        baseVersion,
      }: Pick<MaterialRow, 'id' | 'type'> & { baseVersion?: number | undefined },
      change: MaterialChange,
    ) {
      const [row] = await db
        .update(materials)
        .set({ ...change, ...nextVersion(materials) })
        .where(and(own(userId, id, baseVersion), eq(materials.type, type)))
        .returning();
      return row;
    },
  };
}

export type MaterialRepository = ReturnType<typeof materialRepository>;
