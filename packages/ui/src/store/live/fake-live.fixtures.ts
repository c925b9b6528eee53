import type { LiveEvent } from '@chatdeck/sdk';
import type { LiveSink, LiveSource, LiveState } from './listen-alone';

/** A minimal fake of the Web Locks of one browser: one holder per name, the others queue. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();

  async function request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
    const run = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
    if (options.ifAvailable && held.has(name)) return run(null);
    while (held.has(name)) {
      await Promise.race([held.get(name), aborted(options.signal)]);
      options.signal?.throwIfAborted();
    }
    const running = run({ name });
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    held.set(name, ended);
    void ended.then(() => held.delete(name));
    return running;
  }

  return { locks: { request }, held };
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));

/** A fake server that sends events to the streams of one account. */
export function fakeServer() {
  const streams = new Set<(event: LiveEvent) => void>();
  let opened = 0;
  return {
    notify: (event: LiveEvent) => streams.forEach((stream) => stream(event)),
    get open() {
      return streams.size;
    },
    get opened() {
      return opened;
    },
    /** The live source of one tab; `session.scope` identifies its session. */
    source(session: { scope: string | null; refusal?: Error }): LiveSource {
      return {
        scope: () => Promise.resolve(session.scope),
        async *listen({ signal, onState } = {}) {
          if (session.refusal) throw session.refusal;
          const events: LiveEvent[] = [];
          let wake: () => void = () => undefined;
          const stream = (event: LiveEvent) => {
            events.push(event);
            wake();
          };
          signal?.addEventListener('abort', () => wake());
          streams.add(stream);
          opened += 1;
          onState?.('open');
          try {
            while (!signal?.aborted) {
              yield* events.splice(0);
              if (signal?.aborted || events.length > 0) continue;
              await new Promise<void>((resolve) => (wake = resolve));
            }
          } finally {
            streams.delete(stream);
          }
        },
      };
    },
  };
}

/** A fake tab that records what it receives. */
export function fakeTab() {
  const received: LiveEvent[] = [];
  const states: LiveState[] = [];
  const stop = new AbortController();
  const sink: LiveSink = {
    onEvent: (event) => void received.push(event),
    onState: (state) => void states.push(state),
  };
  return { received, states, sink, signal: stop.signal, close: () => stop.abort() };
}
