import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { MaterialService } from './material.service';

export function materialRoutes(routing: Routing, material: MaterialService): void {
  const calls = contract.material;
  routing.signedIn(calls.list, ({ user, input }) => material.page(user.userId, input));
  routing.signedIn(calls.detail, ({ user, input }) => material.get(user.userId, input.id));
  routing.signedIn(calls.add, ({ user, input }) => material.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) =>
    material.update(user.userId, input.id, input),
  );
  routing.signedIn(calls.remove, ({ user, input }) => material.remove(user.userId, input.id));
}
