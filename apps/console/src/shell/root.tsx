import { SITE_TITLE, type Locale } from '@chatdeck/sdk/constants';
import { ChatdeckProvider, useChatdeck, type NavigationIntent } from '@chatdeck/ui';
import { useEffect, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginFor } from '../guard/redirect-target';
import { usePreferences } from '../preferences/preferences';
import { useCurrentRoute } from '../routes/use-current-route';
import { createConsoleClient } from '../session/client';
import { takingOver } from '../session/handed-on';
import { notices } from '../session/notices';
import { session, useToken } from '../session/session-store';
import { draftStorage } from './draft-storage';

/** The address of a place that a component names. */
const hrefOf = ({ to, query }: NavigationIntent): string =>
  `/${to.replace('.', '/')}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;

/** Everything on the page, for one signed-in visitor at a time. */
export function Root() {
  const { locale, scheme } = usePreferences();
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  usePageTitle(locale);
  // Another token is another visitor: a new client brings a new, empty store.
  const client = useMemo(() => takingOver(createConsoleClient(token), token), [token]);
  useLeaveWithSession();

  return (
    <ChatdeckProvider
      client={client}
      locale={locale}
      appearance={{ scheme }}
      draftStorage={draftStorage}
      hrefOf={hrefOf}
      onNavigate={(intent) => void navigate(hrefOf(intent))}
      onSessionExpired={() => {
        session.end();
        void navigate(loginFor(pathname + search + hash));
      }}
    >
      <GuardNotices />
      <Outlet />
    </ChatdeckProvider>
  );
}

/** Signing out in another tab leaves this one at the login page too. */
function useLeaveWithSession() {
  const navigate = useNavigate();
  useEffect(() => session.onEndedElsewhere(() => void navigate('/login')), [navigate]);
}

/** The page's title: the route's, then the site's (product specification, section 2). */
function usePageTitle(locale: Locale): void {
  const route = useCurrentRoute();
  useEffect(() => {
    document.documentElement.lang = locale;
    const site = SITE_TITLE[locale];
    document.title = route ? `${route.title[locale]} - ${site}` : site;
  }, [route, locale]);
}

/** Shows what the guard had to say. */
function GuardNotices() {
  const { notify, locale } = useChatdeck();
  useEffect(
    () =>
      notices.listen(({ tone, text }) =>
        notify({ tone, text: typeof text === 'string' ? text : text[locale] }),
      ),
    [notify, locale],
  );
  return null;
}
