import pg from 'pg';

/** Timeout of a statement made for a request, including its wait for locks. */
const STATEMENT_MS = 4_000;
/** Timeout of a connection attempt, since the request has to be answered. */
const CONNECT_MS = 2_000;
/** How often a server checks that its database answers, and after how long without an answer it counts as hung. */
const POLL_MS = 500;
const SILENCE_MS = 2_500;
/** Silence is counted in such steps: while this process stands still, so may the database, and only one step passes. */
const STEP_MS = 100;

const ignore = (): void => {};

/** A pool whose connections may break at any moment: the database can restart while the server keeps running. */
export class SturdyPool extends pg.Pool {
  readonly #all = new Set<pg.PoolClient>();
  readonly #taken = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super({ keepAlive: true, connectionTimeoutMillis: CONNECT_MS, ...config });
    // An idle connection that the database drops is no failure: the next query opens another.
    this.on('error', ignore);
    this.on('connect', (client) => {
      this.#all.add(client);
      // A broken connection in use makes its query fail; without a listener the event would crash the process.
      client.on('error', ignore);
      client.once('end', () => this.#letGo(client));
    });
    this.on('acquire', (client) => this.#taken.add(client));
    this.on('release', (_error, client) => this.#taken.delete(client));
  }

  /** Closes every connection, so that pending queries fail. */
  breakAll(): void {
    this.#all.forEach((client) => void client.end().catch(ignore));
  }

  /** Releases a dead connection: when a transaction failed to begin, nothing else releases it. */
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

/** Polls the database over a separate connection, and calls back when it does not answer. */
function watch(connectionString: string, onSilence: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connectAndAsk(): Promise<void> {
    client = new pg.Client({ connectionString });
    client.on('error', ignore);
    await client.connect();
    await client.query('select 1');
  }

  /** That this connection broke says nothing of the others: only a new one finds out whether the database answers. */
  const ask = () =>
    client ? client.query('select 1').then(ignore, connectAndAsk) : connectAndAsk();

  const silence = () =>
    new Promise<never>((_resolve, reject) => {
      let steps = SILENCE_MS / STEP_MS;
      timer = setInterval(() => {
        steps -= 1;
        if (steps === 0) reject(new Error('The database does not answer'));
      }, STEP_MS).unref();
    });

  async function look(): Promise<void> {
    try {
      await Promise.race([ask(), silence()]);
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
