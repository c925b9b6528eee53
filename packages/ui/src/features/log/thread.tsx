import type { LogConversation, LogMessage } from '@chatdeck/sdk';
import { loggedMessage } from '@chatdeck/sdk/plain-rules';
import { ChevronLeft, RotateCw, Trash2 } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { ListHandle } from '#lists/list-props.ts';
import * as css from './log.css';
import { logMessages } from './log.messages';
import { byDay, clockOf, shownText } from './log.model';
import { useDeleteLog, useThreadPage } from './use-log';

const WhyDialog = lazyDialog(() => import('./why-dialog'));

interface Props {
  readonly conversation: LogConversation;
  readonly onClose: () => void;
}

/** The messages of one chat. */
export const Thread = forwardRef<ListHandle, Props>(function Thread(
  { conversation, onClose },
  ref,
) {
  const t = useMessages(logMessages);
  // The pages that are open, the newest first, each by the message that it ends before.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const [opened, setOpened] = useState(0);
  const [asked, setAsked] = useState<LogMessage>();
  const { name, conversationId } = conversation;
  const refresh = () => {
    setPages([undefined]);
    setOpened((last) => last + 1);
  };
  useListHandle(ref, refresh);
  return (
    <Card
      title={name}
      actions={
        <Row gap={2}>
          <IconButton size="sm" icon={RotateCw} label={t.refresh} onPress={refresh} />
          <DeleteButton conversation={conversation} onDeleted={onClose} />
        </Row>
      }
    >
      <div className={css.part}>
        <div className={css.onlyNarrow}>
          <Button variant="quiet" size="sm" icon={ChevronLeft} onPress={onClose}>
            {t.back}
          </Button>
        </div>
        <div
          key={`${conversationId} ${opened}`}
          className={css.thread}
          role="log"
          aria-label={t.messagesOf({ name })}
          tabIndex={0}
        >
          <div className={css.messages}>
            {pages.toReversed().map((before, at) => (
              <ThreadPage
                key={before ?? ''}
                conversation={conversation}
                before={before}
                onEarlier={at === 0 ? (oldest) => setPages([...pages, oldest]) : undefined}
                onWhy={setAsked}
              />
            ))}
          </div>
        </div>
      </div>
      {asked ? (
        <WhyDialog
          message={asked}
          conversation={conversation}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Card>
  );
});

interface PageProps extends Pick<Props, 'conversation'> {
  readonly before: string | undefined;
  /** Opens what came before a message; set for the oldest page. */
  readonly onEarlier: ((oldest: string) => void) | undefined;
  readonly onWhy: (message: LogMessage) => void;
}

function ThreadPage({ conversation, before, onEarlier, onWhy }: PageProps) {
  const t = useMessages(logMessages);
  const state = useThreadPage(conversation.conversationId, before);
  return (
    <LoadedPart state={state} label={t.messagesOf({ name: conversation.name })} rows={4}>
      {({ messages, hasMore }) => {
        const oldest = messages[0]?.id;
        return (
          <>
            {onEarlier && hasMore && oldest !== undefined ? (
              <span className={css.note}>
                <Button size="sm" onPress={() => onEarlier(oldest)}>
                  {t.earlier}
                </Button>
              </span>
            ) : null}
            {isOwn(messages) ? <p className={css.note}>{t.ownChatText}</p> : null}
            {messages.length === 0 ? <p className={css.note}>{t.noMessages}</p> : null}
            {byDay(messages).map(({ day, messages: ofDay }) => (
              <section key={day} className={css.part} aria-label={day}>
                <h3 className={css.day}>{day}</h3>
                {ofDay.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    conversation={conversation}
                    onWhy={onWhy}
                  />
                ))}
              </section>
            ))}
          </>
        );
      }}
    </LoadedPart>
  );
}

/** The chat in which the robot's messages to friends are whose target it does not report. */
const isOwn = (messages: readonly LogMessage[]) =>
  messages.length > 0 && messages.every(({ isSelf, isRoom }) => isSelf && !isRoom);

interface MessageProps extends Pick<PageProps, 'conversation' | 'onWhy'> {
  readonly message: LogMessage;
}

function MessageRow({ message, conversation, onWhy }: MessageProps) {
  const t = useMessages(logMessages);
  const { isSelf, at, speaker } = message;
  const text = shownText(message);
  const hasWhy = loggedMessage(message, conversation) !== undefined;
  return (
    <div className={isSelf ? css.ours : css.theirs}>
      {isSelf ? <Avatar name={speaker.name} tone="accent" /> : <PersonAvatar name={speaker.name} />}
      <div className={isSelf ? css.saidByUs : css.said}>
        <span className={css.head}>
          {isSelf ? t.robotSaid({ name: speaker.name }) : speaker.name} {clockOf(at)}
        </span>
        <span className={isSelf ? css.ourBubble : css.theirBubble}>{text}</span>
        {hasWhy ? (
          <AriaButton
            className={css.why}
            aria-label={t.whyOf({ text })}
            onPress={() => onWhy(message)}
          >
            {t.why}
          </AriaButton>
        ) : null}
      </div>
    </div>
  );
}

interface DeleteProps extends Pick<Props, 'conversation'> {
  readonly onDeleted: () => void;
}

function DeleteButton({ conversation, onDeleted }: DeleteProps) {
  const t = useMessages(logMessages);
  const [isOpen, setOpen] = useState(false);
  const { remove, isDeleting } = useDeleteLog();
  const confirm = async () => {
    if (!(await remove(conversation.conversationId))) return;
    setOpen(false);
    onDeleted();
  };
  return (
    <>
      <IconButton size="sm" icon={Trash2} label={t.deleteChat} onPress={() => setOpen(true)} />
      <LazyConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t.deleteTitle({ name: conversation.name })}
        tone="danger"
        confirmLabel={t.delete}
        isPending={isDeleting}
        onConfirm={() => void confirm()}
      >
        {t.deleteText}
      </LazyConfirmDialog>
    </>
  );
}
