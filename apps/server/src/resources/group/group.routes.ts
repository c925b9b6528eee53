import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { RelationService } from '../relation/relation.service';
import type { GroupService } from './group.service';

export function groupRoutes(
  routing: Routing,
  group: GroupService,
  relation: RelationService,
): void {
  routing.signedIn(contract.group.list, ({ user, input }) => group.page(user.userId, input));
  routing.inPieces(contract.group.all, ({ user }) => group.all(user.userId));
  routing.signedIn(contract.group.search, ({ user, input }) =>
    group.search(user.userId, input.word, input.type),
  );
  routing.signedIn(contract.group.related, ({ user, input }) =>
    relation.ofRoom(user.userId, input.wxid, user.scopes),
  );
}
