import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { ContactService } from './contact.service';

export function contactRoutes(routing: Routing, contact: ContactService): void {
  routing.signedIn(contract.contact.list, ({ user, input }) => contact.page(user.userId, input));
  routing.signedIn(contract.contact.all, ({ user }) => contact.all(user.userId));
}
