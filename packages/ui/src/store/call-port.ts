import type { CallOptions, ChatdeckClient, Result, SessionEvents } from '@chatdeck/sdk';
import { failureToError, thrownToError, type CallError } from '#context/call-error.ts';

/** The calls of a client, by resource. */
export type Resources = Omit<ChatdeckClient, keyof SessionEvents>;

/** A client with all resources, or with those of the panels that a page embeds. */
export type PanelClient = SessionEvents & Partial<Resources>;

/** A call of the client, as an endpoint makes it. */
export type ClientCall<T> = (client: Resources, options: CallOptions) => Promise<Result<T>>;

/** For the developer, in the place of what needs the resource; a part that can do without goes on. */
class MissingResource extends Error {
  readonly kind = 'missing';
}

/** The client as calls see it: a resource that it was made without throws as soon as it is used. */
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
  // Nothing that is read of it is undefined; the compiler gives a proxy the type of its target.
  return whole as Resources;
}

type Listener = (error: CallError) => void;

/** What the endpoints of one store call through: its client, and who is told of failures. */
export class CallPort {
  private readonly listeners = new Set<Listener>();

  private readonly whole: Resources;

  constructor(private readonly client: Partial<Resources>) {
    this.whole = wholeClient(client);
  }

  /** Hears of every failed call exactly once; returns how to stop. */
  onFailure(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells of a stream that the server has ended because its session is over. */
  refused({ code, message }: { readonly code: number; readonly message: string }): void {
    this.notify(failureToError({ ok: false, code, message, data: null }));
  }

  private notify(error: CallError): void {
    this.listeners.forEach((listener) => listener(error));
  }

  /** Where the server is, as somebody on another machine would write it. */
  get address(): string {
    const { baseUrl } = this.client.openApi ?? {};
    return new URL(baseUrl ?? '', location.href).href.replace(/\/$/, '');
  }

  /** What happens to the account, as it happens; undefined where the client does not offer it. */
  get event(): ChatdeckClient['event'] | undefined {
    return this.client.event;
  }

  /**
   * Makes a call and gives its data or its error. A cancelled call is no failure to tell of, nor is an answer with a
   * code that the caller settles by itself.
   */
  async send<T>(
    call: ClientCall<T>,
    options: CallOptions,
    settled: readonly number[] = [],
  ): Promise<{ data: T } | { error: CallError }> {
    const result = await start(call, this.whole, options).catch(thrownToError);
    if ('ok' in result && result.ok) return { data: result.data };
    const error = 'ok' in result ? failureToError(result) : result;
    const isReported = error.kind !== 'aborted' && error.kind !== 'missing';
    if (isReported && !settled.includes(error.code)) this.notify(error);
    return { error };
  }
}

/** What a call throws before it has a promise is a rejection like any other. */
const start = async <T>(call: ClientCall<T>, client: Resources, options: CallOptions) =>
  call(client, options);
