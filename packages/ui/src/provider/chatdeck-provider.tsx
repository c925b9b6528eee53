import { matchLocale } from '@chatdeck/sdk/constants';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Provider as StoreProvider } from 'react-redux';
import {
  ChatdeckContext,
  useChatdeck,
  type ChatdeckContextValue,
} from '#context/chatdeck-context.ts';
import { draftsOf, type DraftStorage } from '#context/draft-storage.ts';
import type { AllMessageOverrides } from '#context/message-table.ts';
import type { NavigationIntent } from '#context/navigation.ts';
import type { Notify } from '#context/notification.ts';
import { PartFailureContext } from '#context/part-failure.ts';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { BrokenPanel } from '#primitives/panel-boundary/panel-boundary.tsx';
import { accountApi } from '#store/account.api.ts';
import { CallPort, type PanelClient } from '#store/call-port.ts';
import { createChatdeckStore } from '#store/create-store.ts';
import { watchPage } from '#store/live/watch-page.ts';
import { StoreContext } from '#store/private-redux.ts';
import type { Appearance } from './appearance';
import { NotificationQueue } from './notifications/notification-queue';
import { NotificationRegion } from './notifications/notification-region';
import { OverlayLayer } from './overlay-layer';
import * as css from './provider.css';
import { SessionGuard } from './session/session-guard';
import { ThemeRoot } from './theme-root';

/**
 * Stands where react-aria looks for its runtime <style>, so that it adds none and a strict CSP
 * holds; the rule is in our style sheet. Each provider has one: any of them may be unmounted first.
 */
const PressableRule = () => <span id="react-aria-pressable-style" hidden />;

/** What a host decides about our part of its page. */
export interface ChatdeckProviderProps {
  /** Made by `createChatdeckClient`, or by `createClient` of the resources that the panels inside use; keep it outside of the render. */
  readonly client: PanelClient;
  /** A BCP 47 tag; English for `en*`, else Simplified Chinese. Default `zh-CN`. */
  readonly locale?: string;
  readonly appearance?: Appearance;
  /** Replaced texts by the id of their component. */
  readonly messages?: AllMessageOverrides;
  /** Called when a component wants to go somewhere else. */
  readonly onNavigate?: (intent: NavigationIntent) => void;
  /** The address of such a place in the host. What leads there is then a link, and a click into a new tab opens one. */
  readonly hrefOf?: (intent: NavigationIntent) => string;
  /** Shows notifications the host's way; without it they appear in a region of our own. */
  readonly notify?: Notify;
  /** Called when the user asks to sign in again after the session has ended. */
  readonly onSessionExpired?: () => void;
  /**
   * Keeps what was typed and not saved, by user; never a password or secret. `sessionStorage` brings it back after a
   * reload. Default the memory of this provider, for as long as it has
   * this client: an embedded panel stores nothing.
   */
  readonly draftStorage?: DraftStorage;
  /** Where dialogs are put when our own root lies under something of the host. */
  readonly portalContainer?: Element | null;
  readonly children?: ReactNode;
}

const noOverrides: AllMessageOverrides = {};
const noAppearance: Appearance = {};
const stay = () => undefined;

/** The root of everything of ours on a page. Two of them share nothing. */
export function ChatdeckProvider(props: ChatdeckProviderProps) {
  const { client, appearance = noAppearance, portalContainer, onSessionExpired, children } = props;
  const { messages: messageOverrides = noOverrides, onNavigate: navigate = stay } = props;
  const locale = matchLocale(props.locale);
  const [queue] = useState(() => new NotificationQueue());
  const notify = props.notify ?? queue.add;
  const { draftStorage, hrefOf } = props;
  const drafts = useMemo(
    () => ({
      // Another client may be of another user.
      storage: draftStorage ?? draftsOf(client),
      isOwn: draftStorage === undefined,
      useOwner: useDraftOwner,
    }),
    [draftStorage, client],
  );
  const port = useMemo(() => new CallPort(client), [client]);
  const store = useMemo(() => createChatdeckStore(port), [port]);
  useEffect(() => watchPage(store.dispatch), [store]);
  const context = useMemo(
    (): ChatdeckContextValue => ({ locale, messageOverrides, notify, navigate, hrefOf, drafts }),
    [locale, messageOverrides, notify, navigate, hrefOf, drafts],
  );
  return (
    <ChatdeckContext.Provider value={context}>
      <StoreProvider store={store} context={StoreContext}>
        <I18nProvider locale={locale}>
          <ThemeRoot appearance={appearance} locale={locale} className={css.root}>
            <PressableRule />
            <OverlayLayer
              appearance={appearance}
              locale={locale}
              portalContainer={portalContainer}
              over={<NotificationRegion queue={queue} />}
            >
              <PartFailures>
                {children}
                <SessionGuard port={port} onSessionExpired={onSessionExpired} />
              </PartFailures>
            </OverlayLayer>
          </ThemeRoot>
        </I18nProvider>
      </StoreProvider>
    </ChatdeckContext.Provider>
  );
}

/** Whose the drafts are. Only a storage that others use too has to know; undefined while it is not known. */
function useDraftOwner(isOwn: boolean): string | number | undefined {
  const { data: user } = accountApi.useUserQuery(undefined, {
    skip: isOwn,
    refetchOnMountOrArgChange: false,
  });
  return isOwn ? 'own' : user?.userId;
}

/** What is said below it when the code of a part does not come. */
function PartFailures({ children }: { readonly children: ReactNode }) {
  const { dialogFailed } = useMessages(providerMessages);
  const { notify } = useChatdeck();
  const failure = useMemo(
    () => ({
      BrokenPart: BrokenPanel,
      onDialogFailed: () => notify({ tone: 'danger', text: dialogFailed }),
    }),
    [notify, dialogFailed],
  );
  return <PartFailureContext.Provider value={failure}>{children}</PartFailureContext.Provider>;
}
