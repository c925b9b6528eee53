import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyText, recordColumns } from '../columns';
import { ownerId } from './account.tables';

/** A material of any type; the fields of other types are empty. */
export const materials = pgTable(
  'materials',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    type: integer().notNull(),
    name: text().notNull(),
    tag: emptyText(),
    content: emptyText(),
    fileType: emptyText(),
    url: emptyText(),
    title: emptyText(),
    description: emptyText(),
    thumbUrl: emptyText(),
    thumbKey: emptyText(),
    appid: emptyText(),
    username: emptyText(),
    pagePath: emptyText(),
    iconUrl: emptyText(),
    ...recordColumns,
  },
  (table) => [
    // Lists are paged and counted from this index alone, without reading the rows.
    index('materials_kept_index')
      .on(table.userId, table.id, table.type)
      .where(sql`${table.removedAt} is null`),
    index('materials_updated_index')
      .on(table.userId, table.updatedAt, table.id, table.type)
      .where(sql`${table.removedAt} is null`),
    index('materials_removed_index')
      .on(table.userId, table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);
