import { LIVE_EVENT, STREAM_HEARTBEAT_MS } from '@chatdeck/sdk/constants';
import type { LiveEvent } from '@chatdeck/sdk';
import type { List } from '@chatdeck/sdk/changes';
import { every } from '../ticker';
import { callingClient } from './caller';
import type { EventChannel, Signal } from './event-channel';
import { createEventHistory } from './event-history';
import { openLiveStream, type LiveStream, type StreamOptions } from './live-stream';

/** As many as an account has sessions; a further stream replaces the oldest. */
const STREAMS_PER_USER = 20;

interface Opening extends StreamOptions {
  /** The id of the last event that the browser received, from an earlier stream or from `now()`. */
  readonly lastEventId: string;
  /** The first event of a stream. */
  readonly first: LiveEvent;
}

/** Names the client whose call caused an event that says what to reload: that client has reloaded it. */
function withCaller(event: LiveEvent): LiveEvent {
  const by = callingClient();
  if (by === undefined) return event;
  const { config, people, records } = LIVE_EVENT;
  return event.type === config || event.type === people || event.type === records
    ? { ...event, by }
    : event;
}

/** Notifies open consoles of changes to their account, whichever instance they are connected to. */
export async function createLiveEvents(channel: EventChannel, heartbeatMs = STREAM_HEARTBEAT_MS) {
  const history = createEventHistory();
  const streams = new Set<LiveStream>();
  const of = (userId: string) => [...streams].filter((stream) => stream.userId === userId);

  const onMemberships = new Set<() => void>();
  const onAccount = new Set<(userId: string) => void>();

  function onSignal(signal: Signal): void {
    if (signal.kind === 'memberships') return onMemberships.forEach((listener) => listener());
    if (signal.kind === 'account') {
      of(signal.userId).forEach((stream) => void stream.check());
      onAccount.forEach((listener) => listener(signal.userId));
      return;
    }
    const numbered = history.add(signal.userId, signal.event);
    of(signal.userId).forEach((stream) => stream.notify(numbered));
  }

  await channel.listen({
    onSignal,
    onGap: () => {
      streams.forEach((stream) => stream.say({ type: LIVE_EVENT.resync }));
      onMemberships.forEach((listener) => listener());
    },
  });

  const stopHeartbeat = every(heartbeatMs, () => {
    streams.forEach((stream) => {
      stream.beat();
      void stream.check();
    });
  });

  const send = (signal: Signal) =>
    // The change itself has happened, even when it cannot be published.
    channel.send(signal).catch(() => {});

  return {
    /** Notifies every open console of an account. */
    publish: (userId: string, event: LiveEvent) =>
      send({ kind: 'event', userId, event: withCaller(event) }),

    /** Notifies them that the records of some lists were written. */
    recordsChanged: async (userId: string, lists: readonly List[]): Promise<void> => {
      if (lists.length === 0) return;
      const event = { type: LIVE_EVENT.records, lists: [...lists] };
      await send({ kind: 'event', userId, event: withCaller(event) });
    },

    /** The sessions or rights of an account changed: its streams end with their sessions, or report the new rights. */
    accountChanged: (userId: string) => send({ kind: 'account', userId }),

    /** Calls back when memberships changed, or may have. */
    onMemberships: (listener: () => void): void => void onMemberships.add(listener),

    /** Calls back when the sessions or rights of an account changed, whichever instance changed them. */
    onAccount: (listener: (userId: string) => void): void => void onAccount.add(listener),

    /** Opens a stream: first the current state, then the missed events, then new ones. */
    open({ lastEventId, first, ...options }: Opening): void {
      const stream = openLiveStream(options);
      const missed = history.since(stream.userId, lastEventId);
      // With the current id only when no older event follows.
      stream.say(first, missed?.length ? undefined : history.now());
      if (missed === undefined) stream.say({ type: LIVE_EVENT.resync });
      missed?.forEach((event) => stream.notify(event));
      const [oldest, ...others] = of(stream.userId);
      if (oldest !== undefined && others.length >= STREAMS_PER_USER - 1) {
        streams.delete(oldest);
        oldest.end();
      }
      streams.add(stream);
      options.raw.once('close', () => streams.delete(stream));
    },

    now: history.now,

    /** How many streams are open. */
    streams: () => streams.size,

    /** Whether events of all instances arrive. */
    isUp: channel.isUp,

    /** Ends all streams; browsers reconnect to another instance or after the restart. */
    closeStreams: () => streams.forEach((stream) => stream.end()),

    close: async (): Promise<void> => {
      void stopHeartbeat();
      streams.forEach((stream) => stream.end());
      await channel.close();
    },
  };
}

export type LiveEvents = Awaited<ReturnType<typeof createLiveEvents>>;
