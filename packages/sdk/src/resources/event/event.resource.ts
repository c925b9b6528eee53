import type { Connection, ClientOptions } from '../../core/connection';
import type { ResponseOf } from '../../core/endpoint';
import type { StreamOptions } from '../../core/event-stream';
import { eventEndpoints as calls } from './event.endpoints';

/** The live events of the account. */
export const eventResource = ({ listening, options: client }: Connection) => ({
  /**
   * Yields live events: `for await (const event of client.event.listen({ signal })) …`. Reconnects by itself and
   * continues after the last event; ends when the signal is aborted.
   *
   * @throws SessionExpiredError when the token has expired and could not be refreshed; ApiError for any other refusal
   */
  async *listen(
    options?: StreamOptions,
  ): AsyncGenerator<ResponseOf<typeof calls.stream>, void, void> {
    const listen = await listening();
    yield* listen(calls.stream, {}, options);
  },

  /**
   * Identifies the session whose events `listen` yields: the same in all tabs of one origin with the same token,
   * different for every other token or base URL, null while nobody is signed in. A SHA-256 in hex; it reveals nothing
   * about the token.
   */
  scope: scopeOf(client),
});

/** Identifies the session of a client without revealing its token; null while nobody is signed in. */
export function scopeOf({ auth, baseUrl = '' }: ClientOptions): () => Promise<string | null> {
  let known: { readonly token: string; readonly scope: Promise<string> } | undefined;
  return async () => {
    const token = (await auth?.getToken()) ?? null;
    if (token === null || token === '') return null;
    if (known?.token !== token) known = { token, scope: digest(`${baseUrl}\n${token}`) };
    return known.scope;
  };
}

async function digest(text: string): Promise<string> {
  // Pages without https have no `crypto.subtle`, and no locks to share a stream with either: a random scope suffices.
  if (!globalThis.crypto?.subtle) return `own-${Math.random().toString(36).slice(2)}`;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
