import type { CallOptions, ChatQuery, ChatTags, Friend, Result, Room } from '@chatdeck/sdk';
import { api, call, type Tag } from './api';
import type { Resources } from './call-port';
import type { Chat } from './chat';
import { listAll, type Page } from './list-all';

type ChatKind = Chat['kind'];
interface OfKind {
  readonly kind: ChatKind;
}
interface ChatsQuery extends OfKind {
  readonly query: ChatQuery;
}

const fromFriend = ({ wxid, name, alias, weixin, avatar, tags }: Friend): Chat => ({
  kind: 'contact',
  wxid,
  name,
  remark: alias,
  weixin,
  avatar,
  tags,
});

function fromRoom({ wxid, topic, avatar, tags, memberCount, isAdmin, isOwner }: Room): Chat {
  const own = isOwner ? 'owner' : 'admin';
  const members = { count: memberCount, role: isAdmin || isOwner ? own : 'member' } as const;
  return { kind: 'room', wxid, name: topic, remark: '', weixin: '', avatar, tags, members };
}

/** The page with its rows in the other form. */
const withRows = <Row>(result: Result<Page<Row>>, of: (row: Row) => Chat): Result<Page<Chat>> =>
  result.ok
    ? { ...result, data: { count: result.data.count, list: result.data.list.map(of) } }
    : result;

async function pageOf(
  client: Resources,
  { kind, query }: ChatsQuery,
  options: CallOptions,
): Promise<Result<Page<Chat>>> {
  return kind === 'room'
    ? withRows(await client.group.list(query, options), fromRoom)
    : withRows(await client.contact.list(query, options), fromFriend);
}

const resourceOf = (client: Resources, kind: ChatKind) =>
  kind === 'room' ? client.group : client.contact;
/** A page shows one kind, so nothing else is fetched again when the other one changes. */
const BOTH: readonly Tag[] = ['contact', 'group'];

/** The lists of friends and groups, and the account's own tags of them. */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    chats: build.query({
      queryFn: call((of: ChatsQuery) => (client, options) => pageOf(client, of, options)),
      providesTags: BOTH,
    }),
    /** All that a search has found, as far as one call can change them. */
    foundChats: build.query({
      queryFn: call(
        ({ kind, query }: ChatsQuery) =>
          (client, options) =>
            listAll<Chat>(
              (page) => pageOf(client, { kind, query: { ...query, ...page } }, options),
              options,
            ),
      ),
    }),
    // A filter that is left out where its call fails, so that is announced nowhere.
    chatTags: build.query({
      queryFn: call(
        (kind: ChatKind) => (client, options) => resourceOf(client, kind).tags(options),
        'all',
      ),
      providesTags: BOTH,
    }),
    tagChats: build.mutation({
      queryFn: call(
        ({ kind, list }: OfKind & { readonly list: readonly ChatTags[] }) =>
          (client, options) =>
            resourceOf(client, kind).tag(list, options),
      ),
      invalidatesTags: BOTH,
    }),
  }),
});
