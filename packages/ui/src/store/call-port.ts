import type { CallAnswer, CallOptions, ChatdeckClient, Result, SessionEvents } from '@chatdeck/sdk';
import { isSessionCode } from '@chatdeck/sdk/constants';
import {
  failureToError,
  isNotInSession,
  thrownToError,
  type CallError,
} from '#context/call-error.ts';
import { SessionGate, type Scopes } from './session-gate';

/** The calls of a client, by resource. */
export type Resources = Omit<ChatdeckClient, keyof SessionEvents>;

/**
 * A client with all resources, or with those of the panels that a page embeds. `account` says what the session may do;
 * without it a panel would offer what the server refuses.
 */
export type PanelClient = SessionEvents & Pick<Resources, 'account'> & Partial<Resources>;

/** A call of the client, made by an endpoint. */
export type ClientCall<T> = (client: Resources, options: CallOptions) => Promise<Result<T>>;

/** Thrown for the developer by whatever needs the missing resource; parts that can do without it still work. */
class MissingResource extends Error {
  readonly kind = 'missing';
}

/** The client as calls see it: a resource that it was created without throws on first use. */
function wholeClient(client: Partial<Resources>): Resources {
  const whole = new Proxy(client, {
    get(target, name) {
      const resource: unknown = Reflect.get(target, name);
      if (resource !== undefined) return resource;
      throw new MissingResource(`The client has no resource "${String(name)}"`);
    },
  });
  // Reading a property never gives undefined, but the compiler types a proxy like its target.
  return whole as Resources;
}

type Listener = (error: CallError, isAnnounced: boolean) => void;

/** Something that the user did and the server has confirmed. */
export interface ConfirmedAction {
  /** The call's name in the contract, such as `material.add` or `send.room`. */
  readonly call: string;
  /** The record that was added, changed or removed, if the call is about one. */
  readonly id: string | undefined;
}

/** How one call is made. */
export interface SendOptions<T> extends Pick<CallOptions, 'signal'> {
  /** Whether the user triggered it, rather than a part that loads. */
  readonly isAction: boolean;
  /** The rights in an answer that says whose the session is; other content waits for the first such answer. */
  readonly toScopes?: ((data: T) => Scopes) | undefined;
  /** The codes that the caller handles itself. */
  readonly settled: readonly number[] | 'all';
  /** What loads, such as a list with its page, if it may load again by itself. */
  readonly query?: string | undefined;
}

let made = 0;

/** What the endpoints of one store call through: its client and the listeners for failures. */
export class CallPort {
  private readonly listeners = new Set<Listener>();

  private readonly watchers = new Set<(action: ConfirmedAction) => void>();

  private readonly whole: Resources;

  /** The answers of this store's own calls, which the client reports too. */
  private readonly own = new WeakSet<CallAnswer>();

  private locale: string | undefined;

  /** How the queries failed that have not succeeded since. */
  private readonly failing = new Map<string, string>();

  private readonly gate: SessionGate;

  /** Different for each client: what was shown for one is not reused for another. */
  readonly id = `client-${(made += 1)}`;

  /** `isReadOnly` leaves what reads. */
  constructor(
    private readonly client: Partial<Resources & Pick<SessionEvents, 'onAnswer' | 'clientId'>>,
    isReadOnly = false,
  ) {
    this.whole = wholeClient(client);
    this.gate = new SessionGate(isReadOnly);
  }

  /**
   * Notifies the listener of every failed call exactly once, and whether it is announced to the user; returns the
   * function that unsubscribes.
   */
  onFailure(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets the server answer in the language of the components, whatever that of the client is. */
  speak(locale: string): void {
    this.locale = locale;
  }

  /** Calls back with each action that the server has confirmed; returns the function that unsubscribes. */
  onAction(watcher: (action: ConfirmedAction) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Reports a stream that the server closed because its session is over. */
  refused({ code, message }: { readonly code: number; readonly message: string }): void {
    this.notify(failureToError({ ok: false, code, message, data: null }), true);
  }

  private notify(error: CallError, isAnnounced: boolean): void {
    this.listeners.forEach((listener) => listener(error, isAnnounced));
  }

  /** Calls back with the answer of each call of the client that this store did not make; unsubscribes like the others. */
  onOtherAnswer(listener: (answer: CallAnswer) => void): () => void {
    const stop = this.client.onAnswer?.((answer) => {
      if (!this.own.has(answer)) listener(answer);
    });
    return () => stop?.();
  }

  /** The id under which the server knows the client. */
  get clientId(): string | undefined {
    return this.client.clientId;
  }

  private readonly onOwnAnswer = (answer: CallAnswer): void => void this.own.add(answer);

  private readonly onActionAnswer = (answer: CallAnswer): void => {
    this.own.add(answer);
    const { endpoint, input, result } = answer;
    if (!result.ok) return;
    const action = { call: endpoint, id: idIn(input) ?? idIn(result.data) };
    this.watchers.forEach((watcher) => watcher(action));
  };

  /** The absolute URL of the server, as used from another machine. */
  get address(): string {
    const { baseUrl } = this.client.openApi ?? {};
    return new URL(baseUrl ?? '', location.href).href.replace(/\/$/, '');
  }

  /** The live events of the account; undefined if the client has no `event` resource. */
  get event(): ChatdeckClient['event'] | undefined {
    return this.client.event;
  }

  /**
   * Makes a call and returns its data or its error. Listeners are not notified of cancelled calls. Not announced are codes
   * that the caller handles itself, and the same failure of a query again, such as of one that is polled.
   */
  async send<T>(
    call: ClientCall<T>,
    { isAction, toScopes, settled, query, ...options }: SendOptions<T>,
  ): Promise<{ data: T } | { error: CallError }> {
    const { locale, gate } = this;
    const watched = {
      ...options,
      locale,
      onAnswer: isAction ? this.onActionAnswer : this.onOwnAnswer,
      // Elsewhere actions are not held back: views do not offer them, and a refusal is told.
      mayCall: isAction && !gate.isReadOnly ? undefined : gate.mayCall,
    };
    const answer = start(call, this.whole, watched).catch(thrownToError);
    if (toScopes) {
      gate.follow(answer.then((one) => ('ok' in one && one.ok ? toScopes(one.data) : undefined)));
    }
    const result = await answer;
    if ('ok' in result && result.ok) {
      if (query !== undefined) this.failing.delete(query);
      if (!isAction && !toScopes) await gate.known;
      // The store searches what is not frozen for drafts, down to each field of each row.
      return { data: Object.freeze(result.data) };
    }
    const error = 'ok' in result ? failureToError(result) : result;
    // What a session may not see, the part itself says in place of it: nothing has failed.
    const isClosed = !isAction && isNotInSession(error);
    const isSettled = settled === 'all' || settled.includes(error.code);
    if (error.kind === 'missing') {
      // For the host's developer, once; users see the part without it.
      if (!this.isKnown(error.message, error)) this.notify(error, false);
    } else if (error.kind !== 'aborted' && !isClosed) {
      this.notify(error, !isSettled && !this.isKnown(query, error));
    }
    return { error };
  }

  /** Whether this failure of the query was told of, which then is not again. The end of a session always is. */
  private isKnown(query: string | undefined, { kind, code }: CallError): boolean {
    if (query === undefined || isSessionCode(code)) return false;
    const failure = `${kind} ${code}`;
    const isKnown = this.failing.get(query) === failure;
    this.failing.set(query, failure);
    return isKnown;
  }
}

/** The id of a record in what was sent or answered. */
function idIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' || typeof value.id === 'number'
    ? String(value.id)
    : undefined;
}

/** Turns a synchronous throw of a call into a rejection. */
const start = async <T>(call: ClientCall<T>, client: Resources, options: CallOptions) =>
  call(client, options);
