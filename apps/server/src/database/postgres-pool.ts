import pg from 'pg';

/** A statement that a server makes for a request ends after this long, and so does one that waits for a lock. */
const STATEMENT_MS = 4_000;
/** A connection that is not there by then is given up; a request has to be answered. */
const CONNECT_MS = 2_000;
/** A server looks this often whether its database answers, and takes it for hung after the second span. */
const POLL_MS = 500;
const SILENCE_MS = 1_500;

const ignore = (): void => {};

/** Connections that may break at any moment: a database restarts, and its server goes on. */
export class SturdyPool extends pg.Pool {
  readonly #all = new Set<pg.PoolClient>();
  readonly #taken = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super({ keepAlive: true, connectionTimeoutMillis: CONNECT_MS, ...config });
    // A resting connection that the database drops is no failure: the next query opens another.
    this.on('error', ignore);
    this.on('connect', (client) => {
      this.#all.add(client);
      // One in use fails by its query; without a listener the event would end the process.
      client.on('error', ignore);
      client.once('end', () => this.#letGo(client));
    });
    this.on('acquire', (client) => this.#taken.add(client));
    this.on('release', (_error, client) => this.#taken.delete(client));
  }

  /** Breaks every connection, with the queries that wait for an answer on it. */
  breakAll(): void {
    this.#all.forEach((client) => void client.end().catch(ignore));
  }

  /** Takes a dead connection back: a transaction that never began has nobody who gives it back. */
  #letGo(client: pg.PoolClient): void {
    this.#all.delete(client);
    if (!this.#taken.has(client)) return;
    const giveBack = client.release.bind(client);
    client.release = ignore;
    giveBack(true);
  }
}

/** The connections of a server: no request waits long for a database that hangs. */
export function openServerPool(connectionString: string) {
  const pool = new SturdyPool({
    connectionString,
    max: 20,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 10_000,
  });
  const stopWatching = watch(connectionString, () => pool.breakAll());
  return { pool, close: () => stopWatching().then(() => pool.end()) };
}

/** Asks the database over a connection of its own, and tells when there is no answer. */
function watch(connectionString: string, onSilence: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString, connectionTimeoutMillis: SILENCE_MS });
    made.on('error', ignore);
    await made.connect();
    return made;
  }

  async function ask(): Promise<void> {
    client ??= await connect();
    const silence = new Promise<'silence'>((resolve) => {
      // A process that was busy itself reads what has arrived before it judges.
      timer = setTimeout(() => setImmediate(() => resolve('silence')), SILENCE_MS).unref();
    });
    if ((await Promise.race([client.query('select 1'), silence])) === 'silence') {
      throw new Error('The database does not answer');
    }
  }

  async function look(): Promise<void> {
    try {
      await ask();
    } catch {
      const silent = client;
      client = undefined;
      void silent?.end().catch(ignore);
      onSilence();
    }
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void (looking = look()), POLL_MS).unref();
  }

  let looking = look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
    clearTimeout(timer);
    await client?.end().catch(ignore);
  };
}
