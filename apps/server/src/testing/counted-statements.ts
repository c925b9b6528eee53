import type { Database } from '../database/database';

const STATEMENTS: ReadonlySet<PropertyKey> = new Set([
  'execute',
  'select',
  'insert',
  'update',
  'delete',
  '$count',
]);

/** A database that counts the statements started on it, including those in transactions. */
export function countStatements(db: Database) {
  let count = 0;
  const counting = (inner: Database): Database =>
    new Proxy(inner, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name === 'transaction') {
          return (run: (tx: Database) => Promise<unknown>) =>
            target.transaction((tx) => run(counting(tx)));
        }
        if (STATEMENTS.has(name)) count += 1;
        return (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      },
    });
  return { db: counting(db), count: () => count };
}
