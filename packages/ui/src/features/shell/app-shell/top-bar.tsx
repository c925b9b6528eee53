import { BookOpen, ChevronRight, Languages, LogOut, Menu, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';
import { IconButton } from '../../../primitives/button/icon-button';
import { Icon } from '../../../primitives/icon/icon';
import { appShellMessages } from './app-shell.messages';
import { HostLink } from './host-link';
import * as css from './top-bar.css';

/** One step of the breadcrumb; the last one is the page itself and has no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface TopBarProps {
  readonly userName: string;
  readonly crumbs: readonly Crumb[];
  readonly scheme: 'light' | 'dark';
  readonly onToggleNavigation: () => void;
  readonly onToggleScheme: () => void;
  readonly onToggleLocale: () => void;
  /** Without it no link to the documentation is shown. */
  readonly onOpenDocumentation?: () => void;
  /** More controls beside ours, such as the notices. */
  readonly actions?: ReactNode;
  readonly onLogOut: () => void;
  readonly onFollow: (href: string) => void;
}

/** Where the visitor is, who she is, and what is always at hand. */
export function TopBar(props: TopBarProps) {
  const t = useMessages(appShellMessages);
  const isDark = props.scheme === 'dark';
  return (
    <header className={css.bar}>
      <IconButton icon={Menu} label={t.toggleNavigation} onPress={props.onToggleNavigation} />
      <Breadcrumb {...props} label={t.breadcrumb} />
      <div className={css.end}>
        <span className={css.greeting}>{t.greeting(props.userName)}</span>
        {props.actions}
        {props.onOpenDocumentation && (
          <div className={css.wideOnly}>
            <IconButton
              icon={BookOpen}
              label={t.documentation}
              onPress={props.onOpenDocumentation}
            />
          </div>
        )}
        <div className={css.wideOnly}>
          <IconButton icon={Languages} label={t.language} onPress={props.onToggleLocale} />
        </div>
        <IconButton
          icon={isDark ? Sun : Moon}
          label={isDark ? t.toLight : t.toDark}
          onPress={props.onToggleScheme}
        />
        <IconButton icon={LogOut} label={t.logOut} onPress={props.onLogOut} />
      </div>
    </header>
  );
}

type BreadcrumbProps = Pick<TopBarProps, 'crumbs' | 'onFollow'> & { readonly label: string };

function Breadcrumb({ crumbs, onFollow, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={css.crumbs}>
      {crumbs.map((crumb, at) => (
        <span key={crumb.label} className={css.crumb}>
          {at > 0 && <Icon of={ChevronRight} size={14} />}
          {crumb.href === undefined ? (
            <span className={css.crumbHere} aria-current="page">
              {crumb.label}
            </span>
          ) : (
            <HostLink href={crumb.href} onFollow={onFollow} className={css.crumbLink}>
              {crumb.label}
            </HostLink>
          )}
        </span>
      ))}
    </nav>
  );
}
