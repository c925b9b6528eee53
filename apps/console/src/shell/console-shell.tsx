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
import { menuOf } from '../routes/menu';
import { useCurrentRoute } from '../routes/use-current-route';
import { logOut } from '../session/log-out';
import { InitialiseNotice } from './initialise-notice';
import { ShellFooter } from './shell-footer';
import { useSeenNotices } from './use-seen-notices';

const HOME = { 'zh-CN': '首页', en: 'Home' };

/** The frame of the logged-in console, wired to router, preferences and session. */
export function ConsoleShell() {
  const { locale, scheme, isSidebarOpen } = usePreferences();
  const navigate = useNavigate();
  const route = useCurrentRoute();
  const { user, hasConfig } = useGuardedData();
  const notices = useSeenNotices(user?.userId ?? '');
  const crumbs: Crumb[] = [{ label: HOME[locale], href: '/dashboard/main' }];
  if (route && route.name !== 'main') crumbs.push({ label: route.title[locale] });
  return (
    <AppShell
      menu={menuOf(locale, ({ icon }) => (
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
      onLogOut={() => void logOut().then(() => navigate('/'))}
      notice={hasConfig || route?.parent === 'wechat' ? null : <InitialiseNotice />}
      footer={<ShellFooter />}
      actions={<NoticesButton {...notices} />}
    >
      <Outlet />
    </AppShell>
  );
}

function useGuardedData(): GuardedData {
  const data = useMatches().at(-1)?.loaderData;
  return isGuarded(data) ? data : { user: undefined, hasConfig: true };
}

const isGuarded = (data: unknown): data is GuardedData =>
  typeof data === 'object' && data !== null && 'hasConfig' in data;
