import type { ShippedLocale } from '@chatdeck/sdk/constants';
import { ChevronRight, LogOut, Menu, BookOpen, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { appShellMessages } from './app-shell.messages';
import { HostLink } from './host-link';
import { LanguageMenu } from './language-menu';
import * as css from './top-bar.css';

/** One step of the breadcrumb; the last one is the current page. A step without an address only names a group. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface TopBarProps extends TopToolsProps {
  readonly userName: string;
  readonly crumbs: readonly Crumb[];
  readonly onToggleNavigation: () => void;
  /** The robot in small, shown while the sidebar and what it says of the robot are not. */
  readonly robotBrief?: ReactNode;
  /** More controls beside the built-in ones, such as the notices button. */
  readonly actions?: ReactNode;
  readonly onLogOut: () => void;
  readonly onFollow: (href: string) => void;
}

/** The breadcrumb, the user menu, and the tools of every page. */
export function TopBar(props: TopBarProps) {
  const t = useMessages(appShellMessages);
  return (
    <header className={css.bar}>
      <IconButton icon={Menu} label={t.toggleNavigation} onPress={props.onToggleNavigation} />
      <Breadcrumb {...props} label={t.breadcrumb} />
      <div className={css.end}>
        <span className={css.greeting}>{t.greeting(props.userName)}</span>
        {props.robotBrief && <span className={css.brief}>{props.robotBrief}</span>}
        {props.actions}
        <div className={css.wideOnly}>
          <TopTools {...props} />
        </div>
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
        <BreadcrumbStep
          key={`${at} ${crumb.label}`}
          crumb={crumb}
          isFirst={at === 0}
          isLast={at === crumbs.length - 1}
          onFollow={onFollow}
        />
      ))}
    </nav>
  );
}

interface StepProps extends Pick<TopBarProps, 'onFollow'> {
  readonly crumb: Crumb;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function BreadcrumbStep({ crumb: { label, href }, isFirst, isLast, onFollow }: StepProps) {
  return (
    <span className={isLast ? css.crumb : css.earlierCrumb}>
      {isFirst ? null : (
        <span className={css.crumbMark}>
          <Icon of={ChevronRight} size={14} />
        </span>
      )}
      {href === undefined ? (
        <span className={isLast ? css.crumbHere : undefined} aria-current={isLast && 'page'}>
          {label}
        </span>
      ) : (
        <HostLink href={href} onFollow={onFollow} className={css.crumbLink}>
          {label}
        </HostLink>
      )}
    </span>
  );
}

interface TopToolsProps {
  readonly scheme: 'light' | 'dark';
  readonly onToggleScheme: () => void;
  readonly onLocaleChange: (locale: ShippedLocale) => void;
  /** If omitted, no link to the documentation is shown. */
  readonly onOpenDocumentation?: () => void;
}

/** Documentation, language and scheme: in the top bar, or in the sidebar when the bar is narrow. */
export function TopTools(props: TopToolsProps) {
  const { scheme, onToggleScheme, onLocaleChange, onOpenDocumentation } = props;
  const t = useMessages(appShellMessages);
  const isDark = scheme === 'dark';
  return (
    <>
      {onOpenDocumentation && (
        <IconButton icon={BookOpen} label={t.documentation} onPress={onOpenDocumentation} />
      )}
      <LanguageMenu onLocaleChange={onLocaleChange} />
      <IconButton
        icon={isDark ? Sun : Moon}
        label={isDark ? t.toLight : t.toDark}
        onPress={onToggleScheme}
      />
    </>
  );
}
