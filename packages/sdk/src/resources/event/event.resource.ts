import type { Connection } from '../../core/connection';
import type { ResponseOf } from '../../core/endpoint';
import type { StreamOptions } from '../../core/event-stream';
import { eventEndpoints as calls } from './event.endpoints';

/** What happens to the account, as it happens. */
export const eventResource = ({ listening }: Connection) => ({
  /**
   * The live events one by one: `for await (const event of client.events.listen({ signal })) …`. Connects again by
   * itself, from the last event on, and ends when the signal does.
   * @throws SessionExpiredError when the token has ended and no refresh helped; ApiError for any other refusal
   */
  async *listen(
    options?: StreamOptions,
  ): AsyncGenerator<ResponseOf<typeof calls.stream>, void, void> {
    const listen = await listening();
    yield* listen(calls.stream, {}, options);
  },
});
