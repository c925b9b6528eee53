import type { CallOptions, ChatdeckClient, Result } from '@chatdeck/sdk';
import { failureToError, thrownToError, type CallError } from './call-error';

type Listener = (error: CallError) => void;

/** What the endpoints of one store call through: its client, and who is told of failures. */
export class CallPort {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly client: ChatdeckClient) {}

  /** Hears of every failed call exactly once; returns how to stop. */
  onFailure(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes a call and gives its data or its error. A cancelled call is no failure to tell of. */
  async send<T>(
    call: (client: ChatdeckClient, options: CallOptions) => Promise<Result<T>>,
    options: CallOptions,
  ): Promise<{ data: T } | { error: CallError }> {
    const result = await call(this.client, options).catch(thrownToError);
    if ('ok' in result && result.ok) return { data: result.data };
    const error = 'ok' in result ? failureToError(result) : result;
    if (error.kind !== 'aborted') this.listeners.forEach((listener) => listener(error));
    return { error };
  }
}
