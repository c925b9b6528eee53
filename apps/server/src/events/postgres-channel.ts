import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../database/database';
import {
  EVENT_CHANNEL as CHANNEL,
  signalSchema,
  type ChannelListener,
  type EventChannel,
} from './event-channel';

/** Delay before reconnecting after the connection was lost. */
const RECONNECT_MS = 1_000;
const CONNECT_MS = 3_000;

/** For several instances on one PostgreSQL server: its notifications reach all of them. */
export function postgresChannel(db: Database, connectionString: string): EventChannel {
  let connection: pg.Client | undefined;
  /** The connection that listens; one that is being made does not yet. */
  let listening: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect({ onSignal, onGap }: ChannelListener): Promise<void> {
    const { Client } = (await import('pg')).default;
    const client = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('notification', ({ payload }) => {
      const parsed = signalSchema.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) onSignal(parsed.data);
    });
    const lost = () => {
      if (connection !== client) return;
      connection = undefined;
      client.end().catch(() => {});
      reconnectLater({ onSignal, onGap });
    };
    client.on('error', lost);
    client.on('end', lost);
    connection = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening = client;
  }

  function reconnectLater(listener: ChannelListener): void {
    if (isClosed) return;
    // A failed attempt reports twice, by its event and by its promise; two retries would listen twice.
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect(listener).then(listener.onGap, () => {
        connection = undefined;
        reconnectLater(listener);
      });
    }, RECONNECT_MS);
  }

  return {
    send: async (signal) => {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`);
    },
    listen: connect,
    isUp: () => listening !== undefined && listening === connection,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const open = connection;
      connection = undefined;
      await open?.end();
    },
  };
}
