import { Send } from 'lucide-react';
import { useMessages } from '#messages';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { TagInput } from '#primitives/tag-input/tag-input.tsx';
import type { Chat } from '#store/chat.ts';
import { isTimed, RelationList } from '#lists/references/relation-list.tsx';
import { useIsOwn, useMay } from '#lists/session/use-may.ts';
import { relatedMessages } from '#lists/references/related.messages.ts';
import { useRelated } from '#lists/references/use-related.ts';
import * as css from './chat-drawer.css';
import { chatDrawerMessages } from './chat-drawer.messages';
import { ChatTagList } from './chat-cells';
import type { ChatListDefinition } from './chat-list-definition';
import { chatsMessages } from './chats.messages';
import { toTagItem, useChatTagField } from './use-chat-tags';

interface ChatDrawerProps {
  readonly definition: ChatListDefinition;
  readonly chat: Chat;
  readonly onSay: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One friend or group: who it is, its tags, what is set up for it, what was sent to it, and a message to it. */
export default function ChatDrawer({ definition, chat, onSay, onClose }: ChatDrawerProps) {
  const t = useMessages(chatDrawerMessages);
  const own = useMessages(definition.texts);
  const { PastSends } = definition;
  const mayTag = useIsOwn();
  return (
    <Dialog
      isOpen
      isDismissable
      placement="side"
      title={chat.name}
      description={chat.remark === '' ? undefined : chat.remark}
      onOpenChange={onClose}
      footer={
        onSay && (
          <Button
            isTouch
            variant="primary"
            icon={Send}
            label={own.sayTo({ name: chat.name })}
            onPress={onSay}
          >
            {own.say}
          </Button>
        )
      }
    >
      <div className={css.body}>
        <Facts definition={definition} chat={chat} />
        {mayTag ? <ChatTagField key={chat.wxid} chat={chat} /> : <ChatTagList tags={chat.tags} />}
        <Uses chat={chat} />
        {onSay ? (
          <section className={css.part}>
            <h3 className={css.heading}>{t.sends}</h3>
            <PastSends target={chat} />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

function Facts({ definition, chat }: Pick<ChatDrawerProps, 'definition' | 'chat'>) {
  const { id } = useMessages(chatsMessages);
  const facts = definition
    .useFacts()
    .map(({ header, value }) => ({ header, text: value(chat) }))
    .filter(({ text }) => text !== '');
  return (
    <div className={css.who}>
      <PersonAvatar name={chat.name} src={chat.avatar} size="lg" />
      <dl className={css.facts}>
        {[...facts, { header: id, text: chat.wxid }].map(({ header, text }) => (
          <div key={header} className={css.fact}>
            <dt className={css.term}>{header}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The rules that touch it, and what is sent to it at a time. */
function Uses({ chat }: Pick<ChatDrawerProps, 'chat'>) {
  const t = useMessages(chatDrawerMessages);
  const { loading } = useMessages(relatedMessages);
  const { notInSession } = useMessages(primitiveMessages);
  // What refers to it is told as far as it may be read elsewhere: rules are seen by the account alone.
  const isOwn = useIsOwn();
  const maySeeSchedules = useMay('schedule:read');
  const { kind, wxid: id, name } = chat;
  const list = useRelated({ kind, id, name });
  return (
    <LoadedPart state={list} label={loading} rows={3}>
      {({ rows }) => (
        <>
          <section className={css.part}>
            <h3 className={css.heading}>{t.rules}</h3>
            <Related
              rows={rows.filter((row) => !isTimed(row))}
              label={t.rules}
              none={isOwn ? t.noRules : notInSession}
            />
          </section>
          <section className={css.part}>
            <h3 className={css.heading}>{t.schedules}</h3>
            <Related
              rows={rows.filter(isTimed)}
              label={t.schedules}
              none={maySeeSchedules ? t.noSchedules : notInSession}
            />
          </section>
        </>
      )}
    </LoadedPart>
  );
}

type RelatedProps = Parameters<typeof RelationList>[0] & { readonly none: string };

const Related = ({ none, ...list }: RelatedProps) =>
  list.rows.length === 0 ? <p className={css.none}>{none}</p> : <RelationList {...list} />;

/** The tags of one friend or group, each saved as it is added or removed. */
function ChatTagField({ chat }: { readonly chat: Chat }) {
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
