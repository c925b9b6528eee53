/**
 * Counts the statements of a driver and what they take by a clock, in ms, from one `take` to the next. The driver is
 * PGlite or a pool of `pg`; the ends of a transaction are statements too.
 */
export function meterStatements(driver, now) {
  let taken = { statements: 0, ms: 0 };
  const timed = async (run) => {
    const began = now();
    try {
      return await run();
    } finally {
      taken = { statements: taken.statements + 1, ms: taken.ms + now() - began };
    }
  };
  const meterQueries = (target) => {
    const query = target.query.bind(target);
    // A pool hands its own queries to a connection with a callback.
    target.query = (...args) =>
      typeof args.at(-1) === 'function' ? query(...args) : timed(() => query(...args));
  };
  meterQueries(driver);
  if (driver.transaction === undefined) meterConnections(driver, meterQueries);
  else meterTransactions(driver, meterQueries, timed);
  return {
    take: () => {
      const before = taken;
      taken = { statements: 0, ms: 0 };
      return before;
    },
  };
}

function meterConnections(pool, meterQueries) {
  const known = new WeakSet();
  const connect = pool.connect.bind(pool);
  pool.connect = (...args) => {
    if (args.length > 0) return connect(...args);
    return connect().then((connection) => {
      if (!known.has(connection)) meterQueries(connection);
      known.add(connection);
      return connection;
    });
  };
}

/** PGlite begins and commits by itself: what it does before and after the work. */
function meterTransactions(client, meterQueries, timed) {
  const transaction = client.transaction.bind(client);
  client.transaction = async (work) => {
    const [begin, end] = [deferred(), deferred()];
    const ends = [timed(() => begin.promise)];
    try {
      return await transaction(async (inside) => {
        meterQueries(inside);
        begin.resolve();
        await ends[0];
        try {
          return await work(inside);
        } finally {
          ends.push(timed(() => end.promise));
        }
      });
    } finally {
      begin.resolve();
      end.resolve();
      await Promise.all(ends);
    }
  };
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
