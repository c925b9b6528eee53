import type { Connection } from '../../core/connection';
import type { ResponseOf } from '../../core/endpoint';
import type { StreamOptions } from '../../core/event-stream';
import { scopeOf } from './event-scope';
import { eventEndpoints as calls } from './event.endpoints';

/** What happens to the account, as it happens. */
export const eventResource = ({ listening, options: client }: Connection) => ({
  /**
   * The live events one by one: `for await (const event of client.event.listen({ signal })) …`. Connects again by
   * itself, from the last event on, and ends when the signal does.
   * @throws SessionExpiredError when the token has ended and no refresh helped; ApiError for any other refusal
   */
  async *listen(
    options?: StreamOptions,
  ): AsyncGenerator<ResponseOf<typeof calls.stream>, void, void> {
    const listen = await listening();
    yield* listen(calls.stream, {}, options);
  },

  /**
   * Names the session whose events `listen` gives: the same in all tabs of one origin that hold one token, another for
   * every other token or base URL, null while nobody is signed in. A SHA-256 in hex; it reveals nothing about the token.
   */
  scope: scopeOf(client),
});
