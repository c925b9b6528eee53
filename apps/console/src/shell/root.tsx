import { SITE_TITLE, textIn } from '@chatdeck/sdk/constants';
import { ChatdeckProvider, useChatdeck, type HelpTopic, type NavigationIntent } from '@chatdeck/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginFor } from '../guard/redirect-target';
import '../languages/languages';
import { usePreferences } from '../preferences/preferences';
import { useCurrentRoute } from '../routes/use-current-route';
import { createConsoleClient } from '../session/client';
import { takingOver } from '../session/handed-on';
import { notices } from '../session/notices';
import { session, useToken } from '../session/session-store';
import { tabStorage } from '../storage/browser-storage';

/** The address of a navigation intent. */
const hrefOf = ({ to, query }: NavigationIntent): string =>
  `/${to.replace('.', '/')}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;

/** Each message of a failure has an entry in the documentation. */
const helpHrefOf = (topic: HelpTopic): string => `/docs/question#${topic}`;

/** Who signs up instead of logging in, or the other way round, still gets to where they were going. */
function onTheWay(intent: NavigationIntent, search: string): NavigationIntent {
  const redirect = new URLSearchParams(search).get('redirect');
  const isEntry = intent.to === 'login' || intent.to === 'signup';
  return isEntry && redirect !== null
    ? { ...intent, query: { ...intent.query, redirect } }
    : intent;
}

/** The whole page is ours. */
const PAGE = { ground: 'var(--cd-surface)' };

/** The whole application, for one visitor at a time. */
export function Root() {
  const { locale, scheme } = usePreferences();
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Another token means another visitor: a new client gets a new, empty store.
  const appearance = useMemo(() => ({ scheme, tokens: PAGE }), [scheme]);
  const client = useMemo(() => takingOver(createConsoleClient(token), token), [token]);
  const toHref = useCallback(
    (intent: NavigationIntent) => hrefOf(onTheWay(intent, search)),
    [search],
  );
  useLeaveWithSession();

  return (
    <ChatdeckProvider
      client={client}
      locale={locale}
      appearance={appearance}
      draftStorage={tabStorage}
      hrefOf={toHref}
      helpHrefOf={helpHrefOf}
      onNavigate={(intent) => void navigate(toHref(intent))}
      onSessionExpired={() => {
        session.end();
        void navigate(loginFor(pathname + search + hash));
      }}
    >
      <PageTitle />
      <GuardNotices />
      <Outlet />
    </ChatdeckProvider>
  );
}

/** A logout in another tab leads to the login page in this one too. */
function useLeaveWithSession() {
  const navigate = useNavigate();
  useEffect(() => session.onEndedElsewhere(() => void navigate('/login')), [navigate]);
}

/** The document title: that of the route, then that of the site (product specification, section 2). */
function PageTitle() {
  const { locale } = useChatdeck();
  const route = useCurrentRoute();
  useEffect(() => {
    document.documentElement.lang = locale;
    const site = textIn(SITE_TITLE, locale);
    document.title = route ? `${textIn(route.title, locale)} - ${site}` : site;
  }, [route, locale]);
  return null;
}

/** Shows the guard's notices. */
function GuardNotices() {
  const { notify, locale } = useChatdeck();
  useEffect(
    () =>
      notices.listen(({ tone, text }) =>
        notify({ tone, text: typeof text === 'string' ? text : textIn(text, locale) }),
      ),
    [notify, locale],
  );
  return null;
}
