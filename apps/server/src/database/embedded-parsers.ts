import { types, type ParserOptions, type PGlite, type Transaction } from '@electric-sql/pglite';

const asText = (value: string) => value;
const ARRAYS = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };

/** What Drizzle reads itself: it passes these parsers with each of its queries. */
export const DRIZZLE_PARSERS: ParserOptions = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(ARRAYS)].map(
    (type) => [type, asText],
  ),
);

/**
 * Leaves out the parsers of each query, for a client that has them anyway: PGlite would merge them with the 300 of its
 * own each time, which takes as long as a small query.
 */
export function parseByClient(client: PGlite): void {
  leaveOutParsers(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      leaveOutParsers(tx);
      return work(tx);
    });
}

function leaveOutParsers(target: Pick<PGlite | Transaction, 'query'>): void {
  const query = target.query.bind(target);
  target.query = (text, params, { parsers: _, ...options } = {}) => query(text, params, options);
}
