import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import type { DailyRepository } from './daily.repository';
import type { JobService } from './job.service';
import type { SendService } from './send.service';

/** How many days are counted by default. */
const DEFAULT_DAYS = 7;

export function sendHandlers(
  send: SendService,
  jobs: JobService,
  daily: DailyRepository,
): HandlersOf<'send'> {
  return {
    sayToRoom: ({ user, input, idempotencyKey }) =>
      send.toRoom({ userId: user.userId, ...input, idempotencyKey }),
    sayToContact: ({ user, input, idempotencyKey }) =>
      send.toContact({ userId: user.userId, ...input, idempotencyKey }),
    messages: ({ user, input, idempotencyKey, locale }) =>
      jobs.start({ userId: user.userId, ...input, idempotencyKey, locale }),
    jobs: ({ user, input: { id, ...query } }) =>
      jobs.page(user.userId, { ...query, ...(id !== undefined && { id: rowIdOf(id) }) }),
    cancelJob: ({ user, input }) => jobs.cancel(user.userId, rowIdOf(input.id)),
    retryJob: ({ user, input }) => jobs.retry(user.userId, rowIdOf(input.id)),
    daily: async ({ user, input }) => ({
      list: await daily.lastDays(user.userId, input.days ?? DEFAULT_DAYS),
    }),
    event: ({ user, input, locale }) => send.event(user, input, locale),
  };
}
