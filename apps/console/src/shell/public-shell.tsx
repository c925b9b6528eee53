import { SITE_TITLE, textIn } from '@chatdeck/sdk/constants';
import { PublicFrame } from '@chatdeck/ui/shell';
import type { ReactNode } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { setLocale, toggleScheme, usePreferences } from '../preferences/preferences';

/** The layout of the pages that need no login. */
export const PublicShell = () => (
  <PlainFrame>
    <Outlet />
  </PlainFrame>
);

const HOME = '/home';
const DOCS = { href: '/docs', label: { 'zh-CN': '文档', en: 'Docs' } };

/** The same layout around other content. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const { locale, scheme } = usePreferences();
  const navigate = useNavigate();
  return (
    <PublicFrame
      scheme={scheme}
      onToggleScheme={toggleScheme}
      onLocaleChange={setLocale}
      homeHref={HOME}
      links={[{ href: DOCS.href, label: textIn(DOCS.label, locale) }]}
      onFollow={(href) => void navigate(href)}
      footer={textIn(SITE_TITLE, locale)}
    >
      {children}
    </PublicFrame>
  );
}
