import type { HandlersOf } from '../../http/handlers';
import type { RelationService } from '../relation/relation.service';
import type { ContactService } from './contact.service';

export function contactHandlers(
  contact: ContactService,
  relation: RelationService,
): HandlersOf<'contact'> {
  return {
    list: ({ user, input }) => contact.page(user.userId, input),
    all: ({ user }) => contact.all(user.userId),
    search: ({ user, input }) => contact.search(user.userId, input.word ?? input.name, input.type),
    related: ({ user, input }) => relation.ofContact(user.userId, input.wxid, user.scopes),
  };
}
