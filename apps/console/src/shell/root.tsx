import { ChatdeckProvider } from '@chatdeck/ui';
import { useEffect, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginFor } from '../guard/redirect-target';
import { usePreferences } from '../preferences/preferences';
import { createConsoleClient } from '../session/client';
import { session } from '../session/session-store';
import { useToken } from '../session/use-token';
import { draftStorage } from './draft-storage';
import { GuardNotices } from './guard-notices';
import { usePageTitle } from './use-page-title';

/** Everything on the page, for one signed-in visitor at a time. */
export function Root() {
  const { locale, scheme } = usePreferences();
  const token = useToken();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  usePageTitle(locale);
  // Another token is another visitor: a new client brings a new, empty store.
  const client = useMemo(() => createConsoleClient(token), [token]);
  useLeaveWithSession();

  return (
    <ChatdeckProvider
      client={client}
      locale={locale}
      appearance={{ scheme }}
      draftStorage={draftStorage}
      onNavigate={({ to, query }) =>
        void navigate({
          pathname: `/${to.replace('.', '/')}`,
          ...(query && { search: new URLSearchParams(query).toString() }),
        })
      }
      onSessionExpired={() => {
        session.end();
        void navigate(loginFor(pathname + search));
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
