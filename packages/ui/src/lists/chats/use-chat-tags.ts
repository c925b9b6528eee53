import type { ChatTags } from '@chatdeck/sdk';
import { CHAT_TAG_LENGTH, CHAT_TAGS_MAX } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { useMessages } from '#messages';
import type { Chat } from '#store/chat.ts';
import { chatApi } from '#store/chat.api.ts';
import { useUndoable } from '#lists/use-undo.ts';
import { changedTags, type TagChange } from './chat-tags.model';
import { chatDrawerMessages } from './chat-drawer.messages';
import { chatsMessages } from './chats.messages';

const tagsOf = ({ wxid, tags }: Chat): ChatTags => ({ wxid, tags });

/** Changes the tags of several chats by one call; one undo takes all of it back. */
export function useTagChats(kind: Chat['kind']) {
  const t = useMessages(chatsMessages);
  const offerUndo = useUndoable();
  const [send] = chatApi.useTagChatsMutation();
  const isRunning = useRef(false);
  const change = async (chats: readonly Chat[], wanted: TagChange): Promise<boolean> => {
    const list = changedTags(chats, wanted);
    if (list.length === 0) return true;
    const { data } = await send({ kind, list });
    if (!data) return false;
    const changed = new Set(data.ids);
    const before = chats.filter(({ wxid }) => changed.has(wxid)).map(tagsOf);
    const gone = list.length - changed.size;
    offerUndo({
      text: t.tagged({ chats: t.counted({ kind, count: changed.size }) }),
      detail: gone > 0 ? t.gone({ chats: t.counted({ kind, count: gone }) }) : undefined,
      undone: t.undone,
      undo: async () => (await send({ kind, list: before })).error === undefined,
    });
    return true;
  };
  /** Resolves to whether the server did it. */
  return async (chats: readonly Chat[], wanted: TagChange): Promise<boolean> => {
    // A second press before the answer would act on tags that have changed by then.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await change(chats, wanted);
    } finally {
      isRunning.current = false;
    }
  };
}

/** The tags of all friends or groups, the most used first. */
export function useKnownTags(kind: Chat['kind']): readonly string[] {
  const { data } = chatApi.useChatTagsQuery(kind);
  return (data?.list ?? []).map(({ tag }) => tag);
}

/** A tag as an item of a field. */
export const toTagItem = (tag: string) => ({ id: tag, label: tag });

/** The tags of one chat, each saved as it is added or removed; they are back where the server refuses. */
export function useChatTagField({ kind, wxid, tags: stored }: Chat) {
  const t = useMessages(chatDrawerMessages);
  const [send] = chatApi.useTagChatsMutation();
  const known = useKnownTags(kind);
  const [tags, setTags] = useState(stored);
  const [problem, setProblem] = useState<string>();
  // What the server has: a change that fails leads back to it.
  const saved = useRef(stored);
  const save = async (next: readonly string[]) => {
    const { error } = await send({ kind, list: [{ wxid, tags: next }] });
    if (error === undefined) saved.current = next;
    else setTags(saved.current);
  };
  const onChange = (next: readonly string[]) => {
    if (next.length > CHAT_TAGS_MAX) return setProblem(t.tooMany({ most: CHAT_TAGS_MAX }));
    if (next.some((tag) => [...tag].length > CHAT_TAG_LENGTH)) {
      return setProblem(t.tooLong({ most: CHAT_TAG_LENGTH }));
    }
    setProblem(undefined);
    setTags(next);
    void save(next);
  };
  return { tags, known, problem, onChange };
}
