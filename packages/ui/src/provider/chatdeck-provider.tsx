import type { Locale } from '@chatdeck/sdk/constants';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Provider as StoreProvider } from 'react-redux';
import {
  ChatdeckContext,
  useChatdeck,
  type ChatdeckContextValue,
} from '#context/chatdeck-context.ts';
import { draftsOf, type DraftStorage } from '#context/draft-storage.ts';
import type { HelpHrefOf } from '#context/help.ts';
import type { AllMessageOverrides } from '#context/message-table.ts';
import type { NavigationIntent } from '#context/navigation.ts';
import type { Notify } from '#context/notification.ts';
import { PartFailureContext } from '#context/part-failure.ts';
import { ReadOnly } from '#context/read-only.tsx';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { BrokenPanel } from '#primitives/panel-boundary/panel-boundary.tsx';
import { userApi } from '#store/user.api.ts';
import { CallPort, type PanelClient } from '#store/call-port.ts';
import { createChatdeckStore } from '#store/create-store.ts';
import { watchCalls } from '#store/live/watch-calls.ts';
import { watchPage } from '#store/live/watch-page.ts';
import { StoreContext } from '#store/private-redux.ts';
import { useDemoClient } from './demo/use-demo-client';
import { Diagnosis } from './host/diagnosis';
import { useHostEvents, type HostEvents } from './host/use-host-events';
import { useLanguage } from './language/use-language';
import { type Appearance, ThemeRoot } from './theme-root';
import { NotificationQueue } from './notifications/notification-queue';
import { NotificationRegion } from './notifications/notification-region';
import { OverlayLayer } from './overlay-layer';
import * as css from './provider.css';
import { SessionGuard } from './session/session-guard';

/**
 * Occupies the id that react-aria checks before it adds its runtime <style>, which a strict CSP would block; the rule
 * is in our style sheet. Each provider renders one, since any of them may unmount first.
 */
const PressableRule = () => <span id="react-aria-pressable-style" hidden />;

/** What a host decides about our part of its page: where the data come from, and everything else. */
export type ChatdeckProviderProps = ProviderOptions & (Connected | Demo);

interface Connected {
  /**
   * From `createChatdeckClient`, or from `createClient` with the resources that the panels inside use. Create it
   * outside of render: another client is another account, for which everything inside starts anew.
   */
  readonly client: PanelClient;
  readonly demo?: false;
}

interface Demo {
  readonly client?: undefined;
  /**
   * Shows an account in use that lives in the page and is gone with it: no key, no server, no requests. Its code is loaded
   * on need; until then the provider shows nothing.
   */
  readonly demo: true;
}

interface ProviderOptions extends HostEvents {
  /**
   * Any BCP 47 tag, for the components, their dates and numbers, and the answers of the server. Texts come with `zh-CN`,
   * `zh-TW` (also for `zh-Hant`, `zh-HK` and `zh-MO`) and `en`, and in the languages of `defineLocale` of
   * `@chatdeck/ui/locales`; in others they are English. Default `zh-CN`.
   */
  readonly locale?: string;
  readonly appearance?: Appearance;
  /** Overridden texts, by the id of their component. */
  readonly messages?: AllMessageOverrides;
  /** Called when a component wants to navigate. */
  readonly onNavigate?: (intent: NavigationIntent) => void;
  /** The URL of a destination in the host. Navigation elements are then links, which can open in a new tab. */
  readonly hrefOf?: (intent: NavigationIntent) => string;
  /**
   * The URL of what the host's help says of a failure, such as `code-31001`. Failures then have a link to it, which opens
   * in a new tab.
   */
  readonly helpHrefOf?: HelpHrefOf;
  /** Shows notifications the host's way; without it they appear in a region of our own. */
  readonly notify?: Notify;
  /** Called when the user asks to sign in again after the session has ended. */
  readonly onSessionExpired?: () => void;
  /**
   * Stores unsaved input per user, never a password or secret. `sessionStorage` restores it after a reload. Default:
   * the memory of this provider, for as long as it has this client.
   */
  readonly draftStorage?: DraftStorage;
  /** Keeps dialogs, menus and notifications inside an element of the host. Default: our root, in the top layer. */
  readonly portalContainer?: Element | null;
  /**
   * Everything inside behaves as in a session with the rights to read alone, whatever the session of the client may do.
   * Default false; a change of it starts everything inside anew.
   */
  readonly isReadOnly?: boolean;
  readonly children?: ReactNode;
}

const noOverrides: AllMessageOverrides = {};
const noAppearance: Appearance = {};
const stay = () => undefined;

/** The root of all Chatdeck components on a page. Two providers share no state. */
export function ChatdeckProvider(props: ChatdeckProviderProps) {
  const demo = useDemoClient(props.demo === true);
  const client = props.demo ? demo : props.client;
  const locale = useLanguage(props.locale);
  if (!client || locale === undefined) return null;
  return <ClientProvider {...props} client={client} locale={locale} />;
}

interface ClientOptions extends ProviderOptions {
  readonly client: PanelClient;
  readonly locale: Locale;
}

function ClientProvider(props: ClientOptions) {
  const {
    client,
    locale,
    appearance = noAppearance,
    portalContainer,
    onSessionExpired,
    children,
  } = props;
  const { messages: messageOverrides = noOverrides, onNavigate: navigate = stay } = props;
  const [queue] = useState(() => new NotificationQueue());
  const notify = props.notify ?? queue.add;
  const { draftStorage, hrefOf, helpHrefOf } = props;
  const drafts = useMemo(
    () => ({
      // Another client may belong to another user.
      storage: draftStorage ?? draftsOf(client),
      isOwn: draftStorage === undefined,
      useOwner: useDraftOwner,
    }),
    [draftStorage, client],
  );
  const { isReadOnly } = props;
  const port = useMemo(() => new CallPort(client, isReadOnly), [client, isReadOnly]);
  const store = useMemo(() => createChatdeckStore(port), [port]);
  useEffect(() => watchPage(store.dispatch), [store]);
  useEffect(() => watchCalls(port, store.dispatch), [port, store]);
  useLayoutEffect(() => port.speak(locale), [port, locale]);
  const report = useHostEvents({ client, port, store }, props);
  const context = useMemo(
    (): ChatdeckContextValue => ({
      locale,
      messageOverrides,
      notify,
      navigate,
      hrefOf,
      helpHrefOf,
      drafts,
      report,
    }),
    [locale, messageOverrides, notify, navigate, hrefOf, helpHrefOf, drafts, report],
  );
  return (
    <ChatdeckContext.Provider value={context}>
      <StoreProvider key={port.id} store={store} context={StoreContext}>
        <I18nProvider locale={locale}>
          <ThemeRoot appearance={appearance} locale={locale} className={css.root}>
            <PressableRule />
            <Diagnosis port={port} tokens={appearance.tokens} />
            <OverlayLayer
              appearance={appearance}
              locale={locale}
              portalContainer={portalContainer}
              over={<NotificationRegion queue={queue} />}
            >
              <PartFailures>
                <ReadOnly isReadOnly={isReadOnly}>{children}</ReadOnly>
                <SessionGuard
                  port={port}
                  isAskedByHost={props.onSessionEnded !== undefined}
                  onSessionExpired={onSessionExpired}
                />
              </PartFailures>
            </OverlayLayer>
          </ThemeRoot>
        </I18nProvider>
      </StoreProvider>
    </ChatdeckContext.Provider>
  );
}

/** The owner of the drafts, needed only in a storage that others share; undefined while unknown. */
function useDraftOwner(isOwn: boolean): string | number | undefined {
  const { data: user } = userApi.useUserQuery(undefined, {
    skip: isOwn,
    refetchOnMountOrArgChange: false,
  });
  return isOwn ? 'own' : user?.userId;
}

/** Provides the parts below it with what to show when their code fails to load. */
function PartFailures({ children }: { readonly children: ReactNode }) {
  const { dialogFailed } = useMessages(providerMessages);
  const { notify } = useChatdeck();
  const failure = useMemo(
    () => ({
      BrokenPart: BrokenPanel,
      onDialogFailed: () => notify({ tone: 'danger', text: dialogFailed, help: 'part' }),
    }),
    [notify, dialogFailed],
  );
  return <PartFailureContext.Provider value={failure}>{children}</PartFailureContext.Provider>;
}
