import type { PreviousName } from '@chatdeck/sdk';
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A rule names at most one of them; more are of no use to anybody. */
const NAMES_MAX = 5;

/**
 * The previous names of a stored row once it gets the name of a pushed one: its name until now comes first, and the new
 * one is none of them.
 */
export function renamedNames(table: PgTable, name: SQL): SQL {
  const [stored, sent] = [sql`${table}.${name}`, sql`excluded.${name}`];
  return sql`
    case when ${stored} = ${sent} or ${stored} = '' then ${table}.previous_names else (
      select coalesce(jsonb_agg(entry order by place), '[]'::jsonb) from (
        select entry, place
        from jsonb_array_elements(jsonb_build_array(jsonb_build_object(
          'name', ${stored},
          'until', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )) || ${table}.previous_names) with ordinality as earlier(entry, place)
        where entry->>'name' <> ${sent} and (place = 1 or entry->>'name' <> ${stored})
        order by place limit ${sql.raw(String(NAMES_MAX))}
      ) as names
    ) end`;
}

/** A chat without the list of a name that it always had. */
export function withPreviousNames<Option extends { readonly previousNames: PreviousName[] }>({
  previousNames,
  ...option
}: Option) {
  return previousNames.length === 0 ? option : { ...option, previousNames };
}
