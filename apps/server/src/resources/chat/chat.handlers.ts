import type { SignedIn } from '../../http/signed-in';
import type { ContactService } from '../contact/contact.service';
import type { RelationService } from '../relation/relation.service';
import type { TagsOfChat } from './chat-tags';

interface CallWith<Input> {
  readonly user: SignedIn;
  readonly input: Input;
}

type PageQuery = Parameters<ContactService['page']>[1];
type Search = ContactService['search'];
type Tags = Pick<ContactService, 'tags' | 'tag'>;

interface Chats<Page, Options> extends Tags {
  readonly page: (userId: string, query: PageQuery) => Promise<Page>;
  readonly all: (userId: string) => Options;
  readonly search: Search;
}

interface Searched {
  readonly word?: string | undefined;
  /** An alias of `word` in the calls for contacts. */
  readonly name?: string | undefined;
  readonly type: Parameters<Search>[2];
}

interface Relations {
  readonly related: RelationService['ofContact' | 'ofRoom'];
  readonly counts: RelationService['countContacts' | 'countRooms'];
}

/** The calls that search the chats of the robot, friends or groups. */
export const chatHandlers = <Page, Options>(chats: Chats<Page, Options>, relations: Relations) => ({
  list: ({ user, input }: CallWith<PageQuery>) => chats.page(user.userId, input),
  all: ({ user }: Pick<CallWith<object>, 'user'>) => chats.all(user.userId),
  search: ({ user, input }: CallWith<Searched>) =>
    chats.search(user.userId, input.word ?? input.name, input.type),
  related: ({ user, input }: CallWith<{ readonly wxid: string }>) =>
    relations.related(user.userId, input.wxid, user.scopes),
  relatedCounts: ({ user, input }: CallWith<{ readonly ids: readonly string[] }>) =>
    relations.counts(user.userId, input.ids, user.scopes),
  tags: ({ user }: Pick<CallWith<object>, 'user'>) => chats.tags(user.userId),
  tag: ({ user, input }: CallWith<{ readonly list: readonly TagsOfChat[] }>) =>
    chats.tag(user.userId, input.list),
});
