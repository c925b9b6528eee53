import * as z from 'zod/mini';
import { storedChoice, storedList, storedText } from '../../core/stored';
import { ASYNC_MESSAGES, ASYNC_MODELS } from './rule.constants';

/** A row of `roomAsyncList`: synchronized groups, by their topics (robot contract, section 1.4). */
export const roomSyncSchema = z.looseObject({
  model: z.literal(ASYNC_MODELS.map(({ value }) => value)),
  /** The main group of models 1 and 2. */
  one: storedText(),
  many: storedList(z.string()),
  forward: storedChoice(ASYNC_MESSAGES, 1),
});
/** Rooms whose messages are copied to each other (robot contract, section 1.4). */
export type RoomSync = z.output<typeof roomSyncSchema>;
