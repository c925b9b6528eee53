import { and, asc, count as counted, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { nextVersion, recordRows } from '../../database/record-rows';
import { fileUses, materials, storedFiles } from '../../database/schema';
import { MATERIAL_RECORDS } from '../material/material.repository';

export interface TagOfRow {
  readonly id: number;
  readonly tag: string;
}

/** Rows of the same tag are changed together. */
function idsByTag(list: readonly TagOfRow[]): ReadonlyMap<string, readonly number[]> {
  const byTag = new Map<string, number[]>();
  for (const { id, tag } of list) {
    const ids = byTag.get(tag);
    if (ids) ids.push(id);
    else byTag.set(tag, [id]);
  }
  return byTag;
}

/** Several materials of an account at once; ids of others match nothing. */
export function libraryRepository(db: Database) {
  const { ofOwner, many } = recordRows(db, MATERIAL_RECORDS);

  return {
    ...many,

    counts: (userId: string) =>
      db
        .select({ type: materials.type, count: counted() })
        .from(materials)
        .where(ofOwner(userId))
        .groupBy(materials.type)
        .orderBy(asc(materials.type)),

    /** The sizes of the stored files that materials use. */
    sizes: (userId: string, ids: readonly number[]) =>
      db
        .select({ rowId: fileUses.rowId, bytes: storedFiles.bytes })
        .from(fileUses)
        .innerJoin(storedFiles, eq(storedFiles.key, fileUses.key))
        .where(
          and(
            eq(fileUses.userId, userId),
            eq(fileUses.source, 'materials'),
            inArray(fileUses.rowId, ids.map(String)),
          ),
        ),

    /** Gives each row its tag, in one transaction; returns the ids of the rows that exist. */
    tag: (userId: string, list: readonly TagOfRow[]): Promise<number[]> =>
      db.transaction(async (tx) => {
        const changed: number[] = [];
        for (const [tag, ids] of idsByTag(list)) {
          const set = await tx
            .update(materials)
            .set({ tag, ...nextVersion(materials) })
            .where(and(ofOwner(userId), inArray(materials.id, ids)))
            .returning({ id: materials.id });
          changed.push(...set.map(({ id }) => id));
        }
        return changed;
      }),
  };
}

export type LibraryRepository = ReturnType<typeof libraryRepository>;
