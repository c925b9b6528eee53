import { MOBILE_BREAKPOINT_PX } from '@chatdeck/sdk/constants';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { onResize } from '#context/on-resize.ts';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { useMessages } from '#messages';
import type { MenuAction } from '#primitives/menu-button/menu-popover.tsx';
import { Brand } from '../brand/brand';
import { AccountMenu } from './account-menu';
import * as css from './app-shell.css';
import { appShellMessages } from './app-shell.messages';
import { SideNav, type MenuGroup } from './side-nav';
import { TopBar, type TopBarProps, TopTools } from './top-bar';

export interface AppShellProps extends Omit<TopBarProps, 'onToggleNavigation'> {
  readonly menu: readonly MenuGroup[];
  /** The name of the current page. */
  readonly current: string;
  /** Whether the sidebar is shown beside the page when there is room for it. */
  readonly isSidebarOpen: boolean;
  readonly onSidebarChange: (isOpen: boolean) => void;
  /** Shown above the page, such as the prompt to initialise the config. */
  readonly notice?: ReactNode;
  /** Below the brand in the sidebar, such as the state of the robot. */
  readonly robot?: ReactNode;
  /** What the menu of the account at the end of the sidebar offers; without it there is no menu. */
  readonly accountActions?: readonly MenuAction[];
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the logged-in console: sidebar, top bar, page and footer. */
export function AppShell(props: AppShellProps) {
  const {
    menu,
    current,
    isSidebarOpen,
    onSidebarChange,
    notice,
    footer,
    accountActions,
    children,
  } = props;
  const t = useMessages(appShellMessages);
  const root = useRef<HTMLDivElement>(null);
  // The page on which the overlay was opened: navigating to another one closes it.
  const [overlayAt, setOverlayAt] = useState<string>();
  const isOverlayOpen = overlayAt === current;
  const closeOverlay = useCallback(() => setOverlayAt(undefined), []);
  useEscape(isOverlayOpen, closeOverlay);
  useCloseOnBack(isOverlayOpen, closeOverlay);
  useWide(root, closeOverlay);

  const toggle = () => {
    const width = root.current?.clientWidth ?? MOBILE_BREAKPOINT_PX;
    if (width < MOBILE_BREAKPOINT_PX) setOverlayAt(isOverlayOpen ? undefined : current);
    else onSidebarChange(!isSidebarOpen);
  };
  const follow = (href: string) => {
    closeOverlay();
    props.onFollow(href);
  };
  return (
    <div
      ref={root}
      className={css.app}
      data-sidebar={isSidebarOpen ? 'open' : 'closed'}
      data-overlay={isOverlayOpen ? 'open' : 'closed'}
    >
      <a className={css.skip} href="#cd-page">
        {t.skip}
      </a>
      <FocusScope contain={isOverlayOpen} restoreFocus={isOverlayOpen} autoFocus={isOverlayOpen}>
        <aside className={css.side}>
          <Brand />
          {props.robot}
          <div className={css.pages}>
            <SideNav groups={menu} current={current} label={t.navigation} onFollow={follow} />
          </div>
          {accountActions && props.userName !== '' ? (
            <AccountMenu userName={props.userName} actions={accountActions} />
          ) : null}
          <div className={css.tools}>
            <TopTools {...props} />
          </div>
        </aside>
      </FocusScope>
      <div className={css.scrim} onClick={closeOverlay} aria-hidden="true" />
      <div className={css.main}>
        <TopBar {...props} onToggleNavigation={toggle} />
        <main id="cd-page" tabIndex={-1} className={css.page}>
          <div className={css.notice}>{notice}</div>
          {children}
        </main>
        <footer className={css.footer}>{footer}</footer>
      </div>
    </div>
  );
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Calls back when there is room again for the sidebar beside the page. */
function useWide(root: RefObject<HTMLElement | null>, onWide: () => void) {
  useEffect(() => {
    if (!root.current) return undefined;
    return onResize(root.current, ({ width }) => {
      if (width >= MOBILE_BREAKPOINT_PX) onWide();
    });
  }, [root, onWide]);
}
