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
import { leaving } from '../session/leaving';
import { logOut } from '../session/log-out';
import { SearchButton } from './search-button';
import { ShellFooter } from './shell-footer';
import { ShellNotice } from './shell-notice';
import { Unreachable } from './unreachable';
import { useSeenNotices } from './use-seen-notices';

const HOME = { 'zh-CN': '首页', en: 'Home' };

/** The frame of the logged-in console, wired to router, preferences and session. It stands before it is known who visits. */
export function ConsoleShell() {
  const visit = useGuardedData();
  const { locale, scheme, isSidebarOpen } = usePreferences();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const user = visit.status === 'known' ? visit.user : undefined;
  const isConfigMissing = visit.status === 'known' && !visit.hasConfig;
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
      onLogOut={() => leaving.ask(() => void logOut().finally(() => navigate('/')))}
      notice={<ShellNotice isConfigMissing={isConfigMissing && route?.parent !== 'wechat'} />}
      footer={<ShellFooter />}
      actions={
        <>
          <SearchButton user={user} />
          {user ? <NoticesButton {...notices} /> : null}
        </>
      }
    >
      {visit.status === 'unreachable' ? <Unreachable why={visit.why} /> : <Outlet />}
    </AppShell>
  );
}

/** What the guard of the page found; until then a visitor whose name is not known. */
function useGuardedData(): GuardedData {
  const data = useMatches().at(-1)?.loaderData;
  return isGuarded(data) ? data : { status: 'known', user: undefined, hasConfig: true };
}

const isGuarded = (data: unknown): data is GuardedData =>
  typeof data === 'object' && data !== null && 'status' in data;
