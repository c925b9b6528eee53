import { useMessages } from '#messages';
import { TagInput } from '#primitives/tag-input/tag-input.tsx';
import type { Chat } from '#store/chat.ts';
import { chatDrawerMessages } from './chat-drawer.messages';
import { chatsMessages } from './chats.messages';
import { toTagItem, useChatTagField } from './use-chat-tags';

/** The tags of one friend or group, each saved as it is added or removed. */
export function ChatTagField({ chat }: { readonly chat: Chat }) {
  const t = useMessages(chatDrawerMessages);
  const { tags: label } = useMessages(chatsMessages);
  const { tags, known, problem, onChange } = useChatTagField(chat);
  return (
    <TagInput
      label={label}
      description={t.tagsText}
      placeholder={t.tagsPlaceholder}
      value={tags.map(toTagItem)}
      onChange={(next) => onChange(next.map((item) => item.label.trim()))}
      suggestions={known.map(toTagItem)}
      create={toTagItem}
      errorMessage={problem}
    />
  );
}
