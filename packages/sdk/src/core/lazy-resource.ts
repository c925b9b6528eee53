import type { Connection } from './connection';

/**
 * A resource whose code is loaded with the first of its calls, and again after a load that failed. For resources that hold
 * nothing but calls, or groups of calls such as `robot.config`: each of them gives a promise anyway.
 */
export function lazyResource<R extends object>(
  load: () => Promise<(connection: Connection) => R>,
): (connection: Connection) => R {
  return (connection) => {
    let made: Promise<R> | undefined;
    const resource = () => {
      made ??= load().then((make) => make(connection));
      made.catch(() => (made = undefined));
      return made;
    };
    // What it holds is known to the types alone; whatever is called is looked up once the code is loaded.
    return member(resource, []) as R;
  };
}

/** Stands for a member of a resource: calling it calls that member, reading from it gives a member of that. */
function member(resource: () => Promise<object>, path: readonly string[]): object {
  return new Proxy(() => undefined, {
    // Without `then`, which would make it a promise.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? member(resource, [...path, name]) : undefined,
    apply: async (_, __, args: unknown[]) => {
      const call = path.reduce<unknown>(readFrom, await resource());
      if (typeof call !== 'function') throw new TypeError(`${path.join('.')} is no call`);
      return Reflect.apply(call, undefined, args) as unknown;
    },
  });
}

const readFrom = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
