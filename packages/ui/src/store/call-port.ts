import type { CallOptions, ChatdeckClient, Result, SessionEvents } from '@chatdeck/sdk';
import { failureToError, thrownToError, type CallError } from '#context/call-error.ts';

export type ResourceName = Exclude<keyof ChatdeckClient, keyof SessionEvents>;

/** A client with all resources, or with those of the panels that a page embeds. */
export type PanelClient = SessionEvents & Resources;
type Resources = { readonly [Name in ResourceName]?: ChatdeckClient[Name] };

type Listener = (error: CallError) => void;

/** What the endpoints of one store call through: its client, and who is told of failures. */
export class CallPort {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly client: Resources) {}

  /** Hears of every failed call exactly once; returns how to stop. */
  onFailure(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells of a stream that the server has ended because its session is over. */
  refused({ code, message }: { readonly code: number; readonly message: string }): void {
    this.tell(failureToError({ ok: false, code, message, data: null }));
  }

  private tell(error: CallError): void {
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
  async send<Name extends ResourceName, T>(
    name: Name,
    call: (resource: ChatdeckClient[Name], options: CallOptions) => Promise<Result<T>>,
    options: CallOptions,
    settled: readonly number[] = [],
  ): Promise<{ data: T } | { error: CallError }> {
    const resource: ChatdeckClient[Name] | undefined = this.client[name];
    // For the developer, in the place of what needs it; a part that can do without goes on.
    if (!resource) {
      const error = thrownToError(new Error(`The client has no resource "${name}"`));
      return { error: { ...error, kind: 'missing' } };
    }
    const result = await call(resource, options).catch(thrownToError);
    if ('ok' in result && result.ok) return { data: result.data };
    const error = 'ok' in result ? failureToError(result) : result;
    if (error.kind !== 'aborted' && !settled.includes(error.code)) this.tell(error);
    return { error };
  }
}
