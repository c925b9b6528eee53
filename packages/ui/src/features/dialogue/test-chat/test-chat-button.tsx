import type { Dialogue } from '@chatdeck/sdk';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import type { RecordActionsProps } from '#lists/records/record-list-definition.ts';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { dialogueLabel } from '../dialogue.model';
import { testChatMessages } from './test-chat.messages';

const TestChatDialog = lazyDialog(() => import('./test-chat-dialog'));

/** Opens a chat with the service of a dialogue. */
export function TestChatButton({ row, onLocked }: RecordActionsProps<Dialogue>) {
  const t = useMessages(testChatMessages);
  const { locale } = useChatdeck();
  const [isOpen, setOpen] = useState(false);
  const label = dialogueLabel(row, locale);
  return (
    <>
      <IconButton
        size="sm"
        icon={MessageCircle}
        label={t.open({ label })}
        onPress={onLocked ?? (() => setOpen(true))}
      />
      {isOpen ? <TestChatDialog row={row} label={label} onOpenChange={setOpen} /> : null}
    </>
  );
}
