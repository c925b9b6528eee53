import { CHAT_TAG_LENGTH, CHAT_TAGS_MAX } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { TagInput } from '#primitives/tag-input/tag-input.tsx';
import type { Chat } from '#store/chat.ts';
import { chatsMessages } from './chats.messages';
import { changedTags, countOverfull, type TagChange } from './chat-tags.model';
import { toTagItem, useKnownTags } from './use-chat-tags';

interface TagDialogProps {
  readonly kind: Chat['kind'];
  readonly chats: readonly Chat[];
  readonly onChange: (change: TagChange) => void;
  readonly onClose: () => void;
}

const toTag = ({ label }: { readonly label: string }) => label.trim();

/** Adds tags to some friends or groups, and removes others from them. */
export default function TagDialog({ kind, chats, onChange, onClose }: TagDialogProps) {
  const t = useMessages(chatsMessages);
  const known = useKnownTags(kind);
  const [added, setAdded] = useState<readonly { id: string; label: string }[]>([]);
  const [removed, setRemoved] = useState<readonly { id: string; label: string }[]>([]);
  const [problem, setProblem] = useState<string>();
  const held = [...new Set(chats.flatMap(({ tags }) => tags))];
  const change = { added: added.map(toTag), removed: removed.map(toTag) };
  const submit = () => {
    if (added.length + removed.length === 0) return setProblem(t.nothingChosen);
    if (change.added.some((tag) => [...tag].length > CHAT_TAG_LENGTH)) {
      return setProblem(t.tooLong({ count: CHAT_TAG_LENGTH }));
    }
    const count = countOverfull(changedTags(chats, change));
    if (count > 0) return setProblem(t.tooMany({ count, most: CHAT_TAGS_MAX }));
    onClose();
    onChange(change);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t.tagTitle({ chats: t.counted({ kind, count: chats.length }) })}
      description={t.tagText}
      onOpenChange={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {t.cancel}
          </Button>
          <Button isTouch variant="primary" type="submit">
            {t.submit}
          </Button>
        </>
      }
    >
      <Stack>
        <TagInput
          label={t.addTags}
          placeholder={t.addPlaceholder}
          value={added}
          onChange={(next) => {
            setAdded(next);
            setProblem(undefined);
          }}
          suggestions={known.map(toTagItem)}
          create={toTagItem}
          errorMessage={problem}
        />
        {held.length > 0 ? (
          <TagInput
            label={t.removeTags}
            placeholder={t.removePlaceholder}
            value={removed}
            onChange={(next) => {
              setRemoved(next);
              setProblem(undefined);
            }}
            suggestions={held.map(toTagItem)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
