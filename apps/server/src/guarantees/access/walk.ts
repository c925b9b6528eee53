import { eq, getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '../../database/database';
import * as tables from '../../database/schema';
import type { TestServer } from '../../testing/test-server';
import type { Rights } from '../account';
import { openTenant, type Tenant } from '../tenant';
import { ask, routeOf } from './ask';

interface Caller extends Rights {
  readonly isNobody?: true;
  readonly isOther?: true;
}

/** The columns of the table. The other tenant has every right, so that only ownership can stop it. */
const CALLERS: readonly Caller[] = [
  { isNobody: true },
  {},
  { role: 'vip' },
  { customRoutes: ['gptChat'] },
  { role: 'vip', customRoutes: ['gptChat'], isOther: true },
];

/** Calls that are refused with 31001 unless the caller's own robot is online. */
const NEEDS_ROBOT = /^(send\.|openApi\.sayTo|robot\.clearRecords)/;

/** Codes of envelopes begin at 10001, and a status from 400 on is a refusal as well. */
const LEAST_REFUSAL = 400;

/** Gives the account other keys, by a GET: so the product specification has it. */
const WRITES_BY_GET = 'openApi.reset';

/** Whether a call left its caller as it was, for the next call: opening an account takes much longer than asking. */
const isHarmless = (row: string, code: number) =>
  code >= LEAST_REFUSAL || (routeOf(row).startsWith('GET ') && row !== WRITES_BY_GET);

export interface Found {
  /** The codes by row, in the order of the columns. */
  readonly codes: Map<string, number[]>;
  /** Where a caller received data of the victim. */
  readonly leaks: string[];
  /** Where a caller changed data of the victim, with the changed tables. */
  readonly changes: string[];
}

/** Makes the requests of the rows as each caller, and checks what the victim lost. */
export async function walk(
  server: TestServer,
  app: FastifyInstance,
  victim: Tenant,
  rows: readonly string[],
): Promise<Found> {
  const found: Found = { codes: new Map(), leaks: [], changes: [] };
  const { apiKey, apiSecret } = victim.keys;
  const secrets = [victim.mark, victim.token, victim.appSecret, apiKey, apiSecret];
  const fresh = new Map<Caller, Tenant>();
  let stored = await storedOf(server, victim.userId);
  for (const row of rows) {
    const codes: number[] = [];
    for (const caller of CALLERS) {
      const { isNobody = false, isOther = false, ...rights } = caller;
      const isOnline = NEEDS_ROBOT.test(row);
      const known = isOnline ? undefined : fresh.get(caller);
      const own = known ?? (await openTenant(server, rights));
      const listener = isOnline ? await own.robot.listen() : undefined;
      const of = isOther ? victim : own;
      const { code, body } = await ask(app, row, { server, own, of, isNobody });
      codes.push(code);
      if (secrets.some((secret) => body.includes(secret))) found.leaks.push(row);
      if (isHarmless(row, code)) fresh.set(caller, own);
      else fresh.delete(caller);
      await listener?.close();
    }
    found.codes.set(row, codes);
    const now = await storedOf(server, victim.userId);
    const changed = [...now].flatMap(([table, rows]) =>
      rows === stored.get(table) ? [] : [table],
    );
    if (changed.length > 0) found.changes.push(`${row}: ${changed.join(', ')}`);
    stored = now;
  }
  return found;
}

/** A hash of all stored rows of an account by table, for comparison. */
async function storedOf({ db }: TestServer, userId: string): Promise<ReadonlyMap<string, string>> {
  const owned = Object.entries(tables).flatMap(([name, table]) => {
    // The audit trail of the victim grows by what others try, which is what it is for.
    if (!is(table, PgTable) || table === tables.auditEntries) return [];
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table as PgTable);
    const owner = columns[table === tables.users ? 'id' : 'userId'];
    return owner === undefined ? [] : [{ name, table, owner }];
  });
  const hashes = owned.map(
    ({ name, table, owner }) => sql`
      select ${name}::text as name, md5(string_agg(${table}::text, chr(10) order by ${table}::text)) as hash
      from ${table} where ${eq(owner, userId)}`,
  );
  // In one statement: it is asked for after each row of the table.
  const found = await db.execute(sql.join(hashes, sql` union all `));
  return new Map(rowsOf(found).map(({ name, hash }) => [String(name), String(hash)]));
}
