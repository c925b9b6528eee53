import type { Listen, StreamOptions } from '../../core/event-stream';
import type { ResponseOf } from '../../core/endpoint';
import { eventEndpoints as calls } from './event.endpoints';

/** Gives the way to listen; loaded on first need, since most panels never do. */
export type LoadListen = () => Promise<Listen>;

/** What happens to the account, as it happens. */
export const eventResource = (load: LoadListen) => ({
  /**
   * The live events one by one: `for await (const event of client.events.listen({ signal })) …`. Connects again by
   * itself, from the last event on, and ends when the signal does.
   * @throws SessionExpiredError when the token has ended and no refresh helped; ApiError for any other refusal
   */
  async *listen(
    options?: StreamOptions,
  ): AsyncGenerator<ResponseOf<typeof calls.stream>, void, void> {
    const listen = await load();
    yield* listen(calls.stream, {}, options);
  },
});
