import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { GroupService } from './group.service';

export function groupRoutes(routing: Routing, group: GroupService): void {
  routing.signedIn(contract.group.list, ({ user, input }) => group.page(user.userId, input));
  routing.signedIn(contract.group.all, ({ user }) => group.all(user.userId));
}
