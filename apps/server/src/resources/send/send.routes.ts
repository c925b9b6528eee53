import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { SendService } from './send.service';

export function sendRoutes(routing: Routing, send: SendService): void {
  routing.signedIn(contract.send.sayToRoom, ({ user, input, idempotencyKey }) =>
    send.toRoom({ userId: user.userId, ...input, idempotencyKey }),
  );
  routing.signedIn(contract.send.sayToContact, ({ user, input, idempotencyKey }) =>
    send.toContact({ userId: user.userId, ...input, idempotencyKey }),
  );
  routing.signedIn(contract.send.event, ({ user, input }) => send.event(user.userId, input));
}
