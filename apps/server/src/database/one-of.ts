import { sql, type Column } from 'drizzle-orm';

/** A column that is one of these texts, however many they are: a list of parameters would end at 65,535. */
export const isOneOf = (column: Column, texts: readonly string[]) =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
