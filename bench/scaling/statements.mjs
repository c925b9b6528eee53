import { OBSERVER } from './database.mjs';

/** What the parts of interest look like in the texts of statements. */
const KINDS = {
  claim: /from "send_queues".*for update skip locked/s,
  notify: /pg_notify/,
};

/** Counts statements from now on. */
export const resetStatements = ({ rows }) => rows('select pg_stat_statements_reset()');

/** How often statements of each kind ran since, and how long one took in ms; and of all together. */
export async function statementsOf({ rows }) {
  const all = await rows(
    'select query, calls::int as calls, total_exec_time as ms from pg_stat_statements',
  );
  const summed = (some) => {
    const calls = some.reduce((sum, row) => sum + row.calls, 0);
    const ms = some.reduce((sum, row) => sum + row.ms, 0);
    return { calls, ms: calls === 0 ? 0 : ms / calls };
  };
  return {
    ...Object.fromEntries(
      Object.entries(KINDS).map(([kind, text]) => [
        kind,
        summed(all.filter(({ query }) => text.test(query))),
      ]),
    ),
    all: summed(all),
  };
}

/** How many connections all instances have to the database. */
export async function connectionsOf({ rows }) {
  const [{ count }] = await rows(
    `select count(*)::int as count from pg_stat_activity
    where backend_type = 'client backend' and application_name <> $1`,
    [OBSERVER],
  );
  return count;
}
