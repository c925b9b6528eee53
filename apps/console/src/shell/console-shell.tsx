import { AppShell, type Crumb } from '@chatdeck/ui/shell';
import { NoticesButton } from '@chatdeck/ui/site';
import { Outlet, useMatches, useNavigate } from 'react-router';
import type { GuardedData } from '../guard/guard-loader';
import {
  setPreferences,
  toggleLocale,
  toggleScheme,
  usePreferences,
} from '../preferences/preferences';
import { MenuIcon } from '../routes/icons';
import { menuOf, menuRoutes } from '../routes/menu';
import { useCurrentRoute } from '../routes/use-current-route';
import { logOut } from '../session/log-out';
import { SearchButton } from './search-button';
import { ShellFooter } from './shell-footer';
import { ShellNotice } from './shell-notice';
import { Unreachable } from './unreachable';
import { useSeenNotices } from './use-seen-notices';

type Visit = Extract<GuardedData, { status: 'known' }>;

const HOME = { 'zh-CN': '首页', en: 'Home' };

/** The frame of the logged-in console; without its server nothing can be shown in it. */
export function ConsoleShell() {
  const visit = useGuardedData();
  return visit.status === 'unreachable' ? <Unreachable why={visit.why} /> : <Shell {...visit} />;
}

/** Wired to router, preferences and session. */
function Shell(visit: Visit) {
  const { locale, scheme, isSidebarOpen } = usePreferences();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const { user, hasConfig } = visit;
  const notices = useSeenNotices(user?.userId ?? '');
  const crumbs: Crumb[] = [{ label: HOME[locale], href: '/dashboard/main' }];
  if (route && route.name !== 'main') crumbs.push({ label: route.title[locale] });
  return (
    <AppShell
      menu={menuOf(menuRoutes(user), locale, (icon) => (
        <MenuIcon name={icon} />
      ))}
      current={route?.name ?? ''}
      crumbs={crumbs}
      userName={user?.name ?? ''}
      scheme={scheme}
      isSidebarOpen={isSidebarOpen}
      onSidebarChange={(isOpen) => setPreferences({ isSidebarOpen: isOpen })}
      onToggleScheme={toggleScheme}
      onToggleLocale={toggleLocale}
      onFollow={(href) => void navigate(href)}
      onOpenDocumentation={() => void navigate('/docs')}
      onLogOut={() => void logOut().finally(() => navigate('/'))}
      notice={<ShellNotice isConfigMissing={!hasConfig && route?.parent !== 'wechat'} />}
      footer={<ShellFooter />}
      actions={
        <>
          <SearchButton user={user} />
          <NoticesButton {...notices} />
        </>
      }
    >
      <Outlet />
    </AppShell>
  );
}

function useGuardedData(): GuardedData {
  const data = useMatches().at(-1)?.loaderData;
  return isGuarded(data) ? data : { status: 'known', user: undefined, hasConfig: true };
}

const isGuarded = (data: unknown): data is GuardedData =>
  typeof data === 'object' && data !== null && 'status' in data;
