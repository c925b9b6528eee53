import { SITE_TITLE } from '@chatdeck/sdk/constants';
import { PublicFrame } from '@chatdeck/ui/shell';
import { Outlet } from 'react-router';
import { toggleLocale, toggleScheme, usePreferences } from '../preferences/preferences';

/** The frame of the pages that need no login. */
export function PublicShell() {
  const { locale, scheme } = usePreferences();
  return (
    <PublicFrame
      scheme={scheme}
      onToggleScheme={toggleScheme}
      onToggleLocale={toggleLocale}
      footer={SITE_TITLE[locale]}
    >
      <Outlet />
    </PublicFrame>
  );
}
