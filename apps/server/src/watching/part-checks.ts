import { sql } from 'drizzle-orm';
import type { Broker } from '../broker/broker';
import { rowsOf, type Database } from '../database/database';
import type { LiveEvents } from '../events/live-events';
import type { Postman } from '../mail/postman';
import type { ObjectStore } from '../storage/object-store';
import type { Part, PartCheck } from './parts';

interface Checked {
  readonly db: Database;
  readonly broker: Pick<Broker, 'state'>;
  readonly store: Pick<ObjectStore, 'check'>;
  readonly postman: Pick<Postman, 'check'>;
  readonly events: Pick<LiveEvents, 'isUp'>;
}

/** What belongs to this process is asked each time; what costs a query or a connection, less often. */
const QUERY_MS = 5_000;
const STORE_MS = 15_000;
const MAIL_MS = 60_000;

const demand = (isUp: boolean, reason: string): Promise<void> =>
  isUp ? Promise.resolve() : Promise.reject(new Error(reason));

/** How each part is checked. */
export const partChecks = ({
  db,
  broker,
  store,
  postman,
  events,
}: Checked): Readonly<Record<Part, PartCheck>> => ({
  database: {
    run: async () => {
      const [row] = rowsOf(await db.execute(sql`show transaction_read_only`));
      await demand(row?.transaction_read_only === 'off', 'The database is read-only');
    },
    validMs: QUERY_MS,
  },
  broker: {
    run: () => demand(broker.state().isUp, 'The broker accepts no connections'),
    validMs: 0,
  },
  fileStore: { run: store.check, validMs: STORE_MS },
  mail: { run: postman.check, validMs: MAIL_MS },
  eventChannel: {
    run: () => demand(events.isUp(), 'Events of other instances do not arrive'),
    validMs: 0,
  },
});
