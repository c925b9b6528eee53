import type { HandlersOf } from '../../http/handlers';
import type { RelationService } from '../relation/relation.service';
import type { GroupService } from './group.service';

export function groupHandlers(group: GroupService, relation: RelationService): HandlersOf<'group'> {
  return {
    list: ({ user, input }) => group.page(user.userId, input),
    all: ({ user }) => group.all(user.userId),
    search: ({ user, input }) => group.search(user.userId, input.word, input.type),
    related: ({ user, input }) => relation.ofRoom(user.userId, input.wxid, user.scopes),
  };
}
