import type { CallOptions, ChatdeckClient, Result, SessionEvents } from '@chatdeck/sdk';
import type { Locale, Text } from '@chatdeck/sdk/constants';
import { failureToError, thrownToError, type CallError } from '#context/call-error.ts';

/** The calls of a client, by resource. */
export type Resources = Omit<ChatdeckClient, keyof SessionEvents>;

/** A client with all resources, or with those of the panels that a page embeds. */
export type PanelClient = SessionEvents & Partial<Resources>;

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
      if (resource === undefined) {
        throw new MissingResource(`The client has no resource "${String(name)}"`);
      }
      return resource;
    },
  });
  // Reading a property never gives undefined, but the compiler types a proxy like its target.
  return whole as Resources;
}

type Listener = (error: CallError) => void;

/** What the endpoints of one store call through: its client and the listeners for failures. */
export class CallPort {
  private readonly listeners = new Set<Listener>();

  private readonly whole: Resources;

  constructor(private readonly client: Partial<Resources>) {
    this.whole = wholeClient(client);
  }

  /** Notifies the listener of every failed call exactly once; returns the function that unsubscribes. */
  onFailure(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reports a stream that the server closed because its session is over. */
  refused({ code, message }: { readonly code: number; readonly message: string }): void {
    this.notify(failureToError({ ok: false, code, message, data: null }));
  }

  private notify(error: CallError): void {
    this.listeners.forEach((listener) => listener(error));
  }

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
   * Makes a call and returns its data or its error. Listeners are not notified of cancelled calls, nor of codes that
   * the caller handles itself.
   */
  async send<T>(
    call: ClientCall<T>,
    options: CallOptions,
    settled: readonly number[] | 'all' = [],
  ): Promise<{ data: T } | { error: CallError }> {
    const result = await start(call, this.whole, options).catch(thrownToError);
    if ('ok' in result && result.ok) return { data: result.data };
    const error = 'ok' in result ? failureToError(result) : result;
    const isReported = error.kind !== 'aborted' && error.kind !== 'missing';
    const isSettled = settled === 'all' || settled.includes(error.code);
    if (isReported && !isSettled) this.notify(error);
    return { error };
  }
}

/** Turns a synchronous throw of a call into a rejection. */
const start = async <T>(call: ClientCall<T>, client: Resources, options: CallOptions) =>
  call(client, options);

/** Fallback texts for a call that got no message from the server. */
const TEXT: Readonly<Partial<Record<CallError['kind'], Text>>> = {
  network: {
    'zh-CN': '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check the network and try again',
  },
  timeout: {
    'zh-CN': '服务器太久没有回应，请稍后再试',
    en: 'The server took too long to answer. Try again later',
  },
  contract: {
    'zh-CN': '服务器的回答读不懂，刷新页面后再试',
    en: 'The answer of the server cannot be read. Reload the page and try again',
  },
};

/** The text for a failed call: the server's message, or ours if there is none. */
export const callErrorText = ({ kind, message }: CallError, locale: Locale): string =>
  TEXT[kind]?.[locale] ?? message;
