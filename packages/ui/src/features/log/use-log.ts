import type { LogChange, LogConversation, LogMessage, LogSettings } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Loaded } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { logApi } from '#store/log.api.ts';
import { toLoaded, toLoadedRows } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { logMessages } from './log.messages';

/** Whether messages are recorded, and how many are. */
export function useLogSettings() {
  useLive();
  const query = logApi.useLogSettingsQuery();
  const state: Loaded<{ readonly settings: LogSettings }> = toLoaded(
    [query],
    query.data && { settings: query.data },
  );
  return {
    state,
    /** Loads it anew. */
    refresh: () => loadAnew(query),
  };
}

/** Turns the log on or off. */
export function useChangeLog() {
  const t = useMessages(logMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = logApi.useChangeLogSettingsMutation();
  const change = async (settings: LogChange) => {
    const { error } = await send(settings);
    if (!error) notify({ tone: 'success', text: t.saved });
  };
  return { change: (settings: LogChange) => void change(settings), isChanging: isLoading };
}

/** Chats per page. */
export const CONVERSATIONS_PAGE = 20;

/** A page of the chats in the message log, the last used first, by what they say; follows what the robot records. */
export function useConversations(options: ListQuery = {}) {
  const { page: current = 1, pageSize = CONVERSATIONS_PAGE, search } = options;
  useLive();
  const query = logApi.useLogConversationsQuery({ current, pageSize, ...(search && { search }) });
  return {
    list: toLoadedRows<LogConversation>(query, pageSize),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
  };
}

/** A chat of the message log by its id, on whatever page of them; without one of that id, nothing is ready. */
export function useConversation(
  conversationId: string,
): Loaded<{ readonly conversation: LogConversation | undefined }> {
  const query = logApi.useLogConversationsQuery({ conversationId, current: 1, pageSize: 1 });
  return toLoaded([query], query.data && { conversation: query.data.list[0] });
}

/** How many messages a thread shows at a time. */
const PAGE = 50;

export interface ThreadPage {
  /** Oldest first, as a chat is read. */
  readonly messages: readonly LogMessage[];
  readonly hasMore: boolean;
}

/** Some messages of a chat: the newest, or those before one. */
export function useThreadPage(
  conversationId: string,
  before: string | undefined,
): Loaded<ThreadPage> {
  const query = logApi.useLogMessagesQuery({
    conversationId,
    limit: PAGE,
    ...(before !== undefined && { before }),
  });
  const { data } = query;
  return toLoaded(
    [query],
    data && { messages: data.list.slice(0, PAGE).toReversed(), hasMore: data.hasMore },
  );
}

/** Deletes messages for good. */
export function useDeleteLog() {
  const t = useMessages(logMessages);
  const { notify } = useChatdeck();
  const [removeOne, one] = logApi.useRemoveLogConversationMutation();
  const [removeAll, all] = logApi.useClearLogMutation();
  const notified = async (deletion: Promise<{ readonly error?: unknown }>) => {
    const { error } = await deletion;
    if (!error) notify({ tone: 'success', text: t.deleted });
    return !error;
  };
  return {
    remove: (conversationId: string) => notified(removeOne(conversationId)),
    clear: () => notified(removeAll()),
    isDeleting: one.isLoading || all.isLoading,
  };
}
