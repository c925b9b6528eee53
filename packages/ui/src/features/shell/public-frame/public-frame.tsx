import type { ShippedLocale } from '@chatdeck/sdk/constants';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { appShellMessages } from '../app-shell/app-shell.messages';
import { HostLink } from '../app-shell/host-link';
import { LanguageMenu } from '../app-shell/language-menu';
import { Brand } from '../brand/brand';
import * as css from './public-frame.css';

/** A link in the bar of a public page. */
export interface FrameLink {
  readonly label: string;
  readonly href: string;
}

export interface PublicFrameProps {
  readonly scheme: 'light' | 'dark';
  readonly onToggleScheme: () => void;
  readonly onLocaleChange: (locale: ShippedLocale) => void;
  /** The landing page, to which the product name links. */
  readonly homeHref?: string;
  /** Further links, such as the documentation; requires `onFollow`. */
  readonly links?: readonly FrameLink[];
  readonly onFollow?: (href: string) => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const leave = (href: string) => window.location.assign(href);

/** The frame of the pages that need no login. */
export function PublicFrame(props: PublicFrameProps) {
  const t = useMessages(appShellMessages);
  const { homeHref, links = [], onFollow = leave } = props;
  const isDark = props.scheme === 'dark';
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        {homeHref === undefined ? (
          <Brand />
        ) : (
          <HostLink href={homeHref} onFollow={onFollow} className={css.link}>
            <Brand />
          </HostLink>
        )}
        <div className={css.tools}>
          {links.map(({ label, href }) => (
            <HostLink key={href} href={href} onFollow={onFollow} className={css.link}>
              {label}
            </HostLink>
          ))}
          <LanguageMenu onLocaleChange={props.onLocaleChange} />
          <IconButton
            icon={isDark ? Sun : Moon}
            label={isDark ? t.toLight : t.toDark}
            onPress={props.onToggleScheme}
          />
        </div>
      </header>
      <main className={css.middle}>{props.children}</main>
      <footer className={css.footer}>{props.footer}</footer>
    </div>
  );
}
