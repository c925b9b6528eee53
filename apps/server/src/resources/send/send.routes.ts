import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { DailyRepository } from './daily.repository';
import type { JobService } from './job.service';
import type { SendService } from './send.service';

/** So many days are counted unless told. */
const DEFAULT_DAYS = 7;

export function sendRoutes(
  routing: Routing,
  send: SendService,
  jobs: JobService,
  daily: DailyRepository,
): void {
  routing.signedIn(contract.send.sayToRoom, ({ user, input, idempotencyKey }) =>
    send.toRoom({ userId: user.userId, ...input, idempotencyKey }),
  );
  routing.signedIn(contract.send.sayToContact, ({ user, input, idempotencyKey }) =>
    send.toContact({ userId: user.userId, ...input, idempotencyKey }),
  );
  routing.signedIn(contract.send.messages, ({ user, input, idempotencyKey, locale }) =>
    jobs.start({ userId: user.userId, ...input, idempotencyKey, locale }),
  );
  routing.inPieces(contract.send.jobs, ({ user, input }) => jobs.page(user.userId, input));
  routing.signedIn(contract.send.cancelJob, ({ user, input }) =>
    jobs.cancel(user.userId, input.id),
  );
  routing.signedIn(contract.send.retryJob, ({ user, input }) => jobs.retry(user.userId, input.id));
  routing.signedIn(contract.send.daily, async ({ user, input }) => ({
    list: await daily.lastDays(user.userId, input.days ?? DEFAULT_DAYS),
  }));
  routing.signedIn(contract.send.event, ({ user, input, locale }) =>
    send.event(user, input, locale),
  );
}
