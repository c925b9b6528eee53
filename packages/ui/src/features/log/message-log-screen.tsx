import type { LogSettings } from '@chatdeck/sdk';
import { MessagesSquare, Settings2 } from 'lucide-react';
import { forwardRef, useRef, useState, type ForwardedRef, type ReactNode } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { HeaderProps, ListHandle, SearchProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { ConnectRobotFirst } from '#lists/robot/connect-robot-first.tsx';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import * as css from './log.css';
import { LogChats, type LogChatsProps, type OpenChatProps } from './log-chats';
import { KEPT } from './log.constants';
import { logMessages } from './log.messages';
import { useChangeLog, useLogSettings } from './use-log';

const SettingsDialog = lazyDialog(() => import('./settings-dialog'));

/** Props of the message log; page and search are those of its chats. */
export interface MessageLogScreenProps extends HeaderProps, SearchProps, OpenChatProps {}

/** The messages that the robot received and sent, each with why it answered as it did; off until it is turned on. */
export const MessageLogScreen: ListScreen<MessageLogScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  MessageLogScreenProps
>(function MessageLogScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

type ContentProps = MessageLogScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({ hasHeader, listRef, ...host }: ContentProps) {
  const t = useMessages(logMessages);
  const { state, refresh } = useLogSettings();
  const chats = useRef<ListHandle>(null);
  const thread = useRef<ListHandle>(null);
  useListHandle(listRef, () => {
    refresh();
    chats.current?.refresh();
    thread.current?.refresh();
  });
  const [isOpen, setOpen] = useState(false);
  const settings = state.status === 'ready' ? state.settings : undefined;
  const isInUse = settings !== undefined && (settings.open || settings.count > 0);
  return (
    <Page
      title={t.title}
      description={t.explanation}
      hasHeader={hasHeader}
      actions={
        isInUse ? (
          <Button isTouch icon={Settings2} onPress={() => setOpen(true)}>
            {t.settings}
          </Button>
        ) : null
      }
    >
      <LogFrame isLoaded={settings !== undefined}>
        <LoadedPart state={state} label={t.loading}>
          {({ settings: loaded, isStale, retry }) => (
            <>
              {isStale ? <StaleNotice of="page" onRetry={retry} /> : null}
              <Notices settings={loaded} />
              <Log settings={loaded} host={host} chats={chats} thread={thread} />
            </>
          )}
        </LoadedPart>
      </LogFrame>
      {isOpen && settings ? (
        <SettingsDialog settings={settings} onClose={() => setOpen(false)} />
      ) : null}
    </Page>
  );
}

interface FrameProps {
  readonly isLoaded: boolean;
  readonly children: ReactNode;
}

/** The surface of what is loading or has failed; what is loaded has its own. */
const LogFrame = ({ isLoaded, children }: FrameProps) =>
  isLoaded ? children : <Card isFlush>{children}</Card>;

interface Props {
  readonly settings: LogSettings;
}

function Notices({ settings: { open, media, isMember, count } }: Props) {
  const t = useMessages(logMessages);
  const { change, isChanging } = useChangeLog();
  if (!isMember) {
    return <MemberNotice>{t.memberText}</MemberNotice>;
  }
  if (open || count === 0) return null;
  return (
    <Banner
      title={t.pausedTitle}
      action={
        <Button isPending={isChanging} onPress={() => change({ open: true, media })}>
          {t.resume}
        </Button>
      }
    >
      {t.pausedText(KEPT)}
    </Banner>
  );
}

function Log({ settings, ...lists }: Props & LogChatsProps) {
  const t = useMessages(logMessages);
  if (settings.count > 0) return <LogChats {...lists} />;
  if (!settings.open) return <Off settings={settings} />;
  return (
    <Card>
      <ConnectRobotFirst icon={MessagesSquare} text={t.connectText}>
        <EmptyState icon={MessagesSquare} title={t.waitingTitle}>
          {t.waitingText}
        </EmptyState>
      </ConnectRobotFirst>
    </Card>
  );
}

/** What turning the log on means, said before it is. */
function Off({ settings: { media, isMember } }: Props) {
  const t = useMessages(logMessages);
  const { change, isChanging } = useChangeLog();
  const facts = [
    [t.what, t.whatText],
    [t.howLong, t.howLongText(KEPT)],
    [t.who, t.whoText],
    [t.plugin, t.pluginText],
  ] as const;
  return (
    <Card>
      <EmptyState
        icon={MessagesSquare}
        title={t.offTitle}
        actions={
          isMember ? (
            <Button
              isTouch
              variant="primary"
              isPending={isChanging}
              onPress={() => change({ open: true, media })}
            >
              {t.turnOn}
            </Button>
          ) : (
            <LockedButton isTouch>{t.turnOn}</LockedButton>
          )
        }
      >
        {t.offText}
      </EmptyState>
      <dl className={css.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={css.fact}>
            <Text as="dt" weight="medium">
              {name}
            </Text>
            <Text as="dd" tone="second">
              {text}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}
