import type { Connection } from '../../core/connection';
import type { ResponseOf } from '../../core/endpoint';
import type { StreamOptions } from '../../core/event-stream';
import { scopeOf } from './event-scope';
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
