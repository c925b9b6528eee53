import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { RelationService } from '../relation/relation.service';
import type { ContactService } from './contact.service';

export function contactRoutes(
  routing: Routing,
  contact: ContactService,
  relation: RelationService,
): void {
  routing.signedIn(contract.contact.list, ({ user, input }) => contact.page(user.userId, input));
  routing.inPieces(contract.contact.all, ({ user }) => contact.all(user.userId));
  routing.signedIn(contract.contact.search, ({ user, input }) =>
    contact.search(user.userId, input.word ?? input.name, input.type),
  );
  routing.signedIn(contract.contact.related, ({ user, input }) =>
    relation.ofContact(user.userId, input.wxid, user.scopes),
  );
}
