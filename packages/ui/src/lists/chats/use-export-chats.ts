import type { ChatQuery } from '@chatdeck/sdk';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { downloadText } from '#context/download-text.ts';
import { useIsMounted } from '#context/use-is-mounted.ts';
import { useMessages } from '#messages';
import type { Chat } from '#store/chat.ts';
import { chatApi } from '#store/chat.api.ts';
import type { ChatListDefinition } from './chat-list-definition';
import { chatsMessages } from './chats.messages';

/** The largest page of a call. */
const PAGE = 100;

interface Progress {
  readonly done: number;
  readonly count: number;
}

/** Exports all that a search has found as a file, read page by page. */
export function useExportChats(definition: ChatListDefinition, found: ChatQuery) {
  const { kind, texts } = definition;
  const t = useMessages(chatsMessages);
  const own = useMessages(texts);
  const facts = definition.useFacts();
  const { notify } = useChatdeck();
  const [load] = chatApi.useLazyChatsQuery();
  const [progress, setProgress] = useState<Progress>();
  const isMounted = useIsMounted();
  /** All of them, each once although the list may move meanwhile; undefined where a page fails, which is announced. */
  const read = async (): Promise<readonly Chat[] | undefined> => {
    const chats = new Map<string, Chat>();
    for (let current = 1; ; current += 1) {
      const { data } = await load({ kind, query: { ...found, current, pageSize: PAGE } });
      if (!data || !isMounted()) return undefined;
      for (const chat of data.list) chats.set(chat.wxid, chat);
      setProgress({ done: Math.min(current * PAGE, data.count), count: data.count });
      if (data.list.length === 0 || current * PAGE >= data.count) return [...chats.values()];
    }
  };
  const run = async () => {
    try {
      const chats = await read();
      if (!chats) return;
      const [{ toCsv }, { joinTexts }] = await Promise.all([
        import('#lists/rules/csv/csv-text.ts'),
        import('#lists/rules/csv/cells.ts'),
      ]);
      const header = [own.name, ...facts.map((fact) => fact.header), t.tags, t.id];
      const lines = chats.map((chat) => [
        chat.name,
        ...facts.map(({ value }) => value(chat)),
        joinTexts(chat.tags),
        chat.wxid,
      ]);
      downloadText(`${own.title}.csv`, toCsv([header, ...lines]), 'text/csv');
      notify({
        tone: 'success',
        text: t.exported({ chats: t.counted({ kind, count: chats.length }) }),
      });
    } catch {
      notify({ tone: 'danger', text: t.exportFailed });
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    run: () => {
      if (progress) return;
      setProgress({ done: 0, count: 0 });
      void run();
    },
  };
}
