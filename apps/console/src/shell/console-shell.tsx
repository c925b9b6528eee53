import { SITE_TITLE, textIn } from '@chatdeck/sdk/constants';
import {
  AccountDeletionGate,
  type AccountDeletionGateProps,
} from '@chatdeck/ui/account/account-data';
import { Button, Stack } from '@chatdeck/ui/primitives';
import {
  AppShell,
  ConnectionBanner,
  InitialiseBanner,
  PublicFrame,
  UnreachableScreen,
  UpdateBanner,
  type Crumb,
} from '@chatdeck/ui/shell';
import { DoubledBanner, OfflineBanner, RobotButton, RobotCard } from '@chatdeck/ui/robot/card';
import { FeedbackDialog, FeedbackGroup, NoticesButton } from '@chatdeck/ui/site';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useMatches, useNavigate, useRevalidator } from 'react-router';
import type { GuardedData } from '../guard/guard-loader';
import type { Unreachable } from '../guard/visitor';
import {
  setPreferences,
  setLocale,
  toggleScheme,
  usePreferences,
} from '../preferences/preferences';
import { MenuIcon } from '../routes/icons';
import { GROUP_LOOKS, highlighted, menuOf, menuRoutes } from '../routes/menu';
import type { RouteEntry } from '../routes/route-entry';
import { useCurrentRoute } from '../routes/use-current-route';
import { logOut } from '../session/log-out';
import { leaving } from '../session/leaving';
import { deviceStorage } from '../storage/browser-storage';
import { LineMarks } from './line-marks';
import { SearchButton } from './search-button';
import { accountActions } from './account-actions';
import { FEEDBACK } from './feedback-text';
import { useOutdated } from './use-outdated';

/** A restarted server does not notify clients, so it is polled at this interval, in ms. */
const RETRY_MS = 10_000;

/** Shown instead of a page while the server cannot identify the visitor; the page follows as soon as it can. */
function UnreachablePage({ why, requestId }: Unreachable) {
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <UnreachableScreen
      detail={why}
      requestId={requestId}
      isRetrying={state === 'loading'}
      onRetry={retry}
    />
  );
}

/** The name of the site, and a link to its operator. */
function ShellFooter() {
  const { locale } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {textIn(SITE_TITLE, locale)}{' '}
      <Button variant="link" size="sm" onPress={() => setOpen(true)}>
        {textIn(FEEDBACK, locale)}
      </Button>{' '}
      <FeedbackGroup />
      <FeedbackDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const keyOf = (userId: string) => `cd:notices:${userId}`;

/** The newest notice that this account has seen on this device, and a function that updates it. */
function useSeenNotices(userId: string) {
  const [seenUntil, setSeenUntil] = useState(() => deviceStorage.getItem(keyOf(userId)) ?? '');
  const onSeen = (until: string) => {
    deviceStorage.setItem(keyOf(userId), until);
    setSeenUntil(until);
  };
  return { seenUntil, onSeen };
}

const markOf = (routes: readonly RouteEntry[]) => (
  <LineMarks
    paths={routes.map(({ path }) => path)}
    counted={(routes.length === 1 ? routes[0] : routes.find(({ isWhole }) => isWhole))?.path}
  />
);

const HOME = { 'zh-CN': '首页', en: 'Home' };

/**
 * The layout of the logged-in console, connected to router, preferences and session. It is rendered before the visitor
 * is identified.
 */
export function ConsoleShell() {
  const visit = useGuardedData();
  const { locale, scheme, isSidebarOpen } = usePreferences();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const user = visit.status === 'known' ? visit.user : undefined;
  const isConfigured = visit.status === 'known' && visit.hasConfig;
  const isConfigMissing = visit.status === 'known' && !visit.hasConfig;
  const notices = useSeenNotices(user?.userId ?? '');
  const logOutFirst = () => leaving.ask(() => void logOut().finally(() => void navigate('/')));
  const crumbs: Crumb[] = [{ label: textIn(HOME, locale), href: '/dashboard/main' }];
  if (route && route.name !== 'main') {
    const group = route.group && GROUP_LOOKS[route.group].title;
    if (group && textIn(group, locale) !== textIn(route.title, locale))
      crumbs.push({ label: textIn(group, locale) });
    crumbs.push({ label: textIn(route.title, locale) });
  }
  const shell = (
    <AppShell
      menu={menuOf(
        menuRoutes(user),
        locale,
        (icon) => (
          <MenuIcon name={icon} />
        ),
        user && isConfigured ? markOf : undefined,
      )}
      current={highlighted(route)?.name ?? ''}
      crumbs={crumbs}
      userName={user?.name ?? ''}
      scheme={scheme}
      isSidebarOpen={isSidebarOpen}
      onSidebarChange={(isOpen) => setPreferences({ isSidebarOpen: isOpen })}
      onToggleScheme={toggleScheme}
      onLocaleChange={setLocale}
      onFollow={(href) => void navigate(href)}
      onOpenDocumentation={() => void navigate('/docs')}
      onLogOut={logOutFirst}
      robot={user ? <RobotCard /> : null}
      robotBrief={user ? <RobotButton /> : null}
      accountActions={accountActions(locale, scheme, (to) => void navigate(to), logOutFirst)}
      notice={
        <ShellNotice
          isConfigMissing={isConfigMissing && user !== undefined && route?.parent !== 'wechat'}
          robot={
            user && (
              <>
                <OfflineBanner />
                <DoubledBanner />
              </>
            )
          }
        />
      }
      footer={<ShellFooter />}
      actions={
        <>
          <SearchButton user={user} />
          {user ? <NoticesButton {...notices} /> : null}
        </>
      }
    >
      {visit.status === 'unreachable' ? <UnreachablePage {...visit} /> : <Outlet />}
    </AppShell>
  );
  return (
    <ClosedShell
      isAsked={user !== undefined}
      isClosing={user?.deletionAt !== undefined}
      onLogOut={logOutFirst}
    >
      {shell}
    </ClosedShell>
  );
}

/** In place of the shell while the account is to be deleted: nothing in it would work. */
function ClosedShell({ children, ...gate }: Omit<AccountDeletionGateProps, 'frame'>) {
  const { locale, scheme } = usePreferences();
  return (
    <AccountDeletionGate
      {...gate}
      frame={(state) => (
        <PublicFrame
          scheme={scheme}
          onToggleScheme={toggleScheme}
          onLocaleChange={setLocale}
          footer={textIn(SITE_TITLE, locale)}
        >
          {state}
        </PublicFrame>
      )}
    >
      {children}
    </AccountDeletionGate>
  );
}

/** The data of the page's guard; until it is available, an unidentified visitor. */
function useGuardedData(): GuardedData {
  const data = useMatches().at(-1)?.loaderData;
  return isGuarded(data) ? data : { status: 'known', user: undefined, hasConfig: true };
}

const isGuarded = (data: unknown): data is GuardedData =>
  typeof data === 'object' && data !== null && 'status' in data;

interface Props {
  readonly isConfigMissing: boolean;
  readonly robot: ReactNode;
}

/** Notices on every page: the network state, a newer version, a missing config. */
function ShellNotice({ isConfigMissing, robot }: Props) {
  const { isOld, dismiss } = useOutdated();
  return (
    <Stack gap={2}>
      <ConnectionBanner />
      {robot}
      {isOld ? <UpdateBanner onReload={() => window.location.reload()} onLater={dismiss} /> : null}
      {isConfigMissing ? <InitialiseBanner /> : null}
    </Stack>
  );
}
