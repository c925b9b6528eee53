import { Send, Tag } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import type { Chat } from '#store/chat.ts';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { useIsOwn, useMay } from '#lists/session/use-may.ts';
import { SelectionBar } from '#lists/selection/selection-bar.tsx';
import type { Selected } from '#lists/selection/use-selected.ts';
import { chatsMessages } from './chats.messages';
import { useTagChats } from './use-chat-tags';

const TagDialog = /* @__PURE__ */ lazyDialog(() => import('./tag-dialog'));

interface ChatBulkBarProps {
  readonly kind: Chat['kind'];
  readonly selection: Selected<Chat>;
  readonly foundCount: number;
  /** Sends messages to the selected ones. */
  readonly onSend: (chats: readonly Chat[]) => void;
  /** Called after something was done, when the bar is about to leave. */
  readonly onDone: () => void;
}

/** What can be done with the selected friends or groups. */
export function ChatBulkBar({ kind, selection, foundCount, onSend, onDone }: ChatBulkBarProps) {
  const t = useMessages(chatsMessages);
  const tag = useTagChats(kind);
  const { isMember } = useMembership();
  const maySend = useMay('send');
  const mayTag = useIsOwn();
  const [tagged, setTagged] = useState<readonly Chat[]>();
  return (
    <SelectionBar
      selection={selection}
      foundCount={foundCount}
      countedAs={(count) => t.counted({ kind, count })}
    >
      {maySend && isMember === false ? <LockedButton isTouch>{t.send}</LockedButton> : null}
      {maySend && isMember !== false ? (
        <Button isTouch icon={Send} onPress={() => onSend(selection.chosen())}>
          {t.send}
        </Button>
      ) : null}
      {mayTag ? (
        <Button isTouch icon={Tag} onPress={() => setTagged(selection.chosen())}>
          {t.editTags}
        </Button>
      ) : null}
      {tagged ? (
        <TagDialog
          kind={kind}
          chats={tagged}
          onChange={(change) =>
            void tag(tagged, change).then((isDone) => {
              if (!isDone) return;
              selection.clear();
              onDone();
            })
          }
          onClose={() => setTagged(undefined)}
        />
      ) : null}
    </SelectionBar>
  );
}
