export { AppShell, type AppShellProps } from './app-shell/app-shell';
export type { MenuAction } from '#primitives/menu-button/menu-popover.tsx';
export type { MenuEntry, MenuFold, MenuGroup } from './app-shell/side-nav';
export type { Crumb } from './app-shell/top-bar';
export { LanguageMenu } from './app-shell/language-menu';
export { Brand } from './brand/brand';
export { PageFailedScreen, type PageFailedScreenProps } from './status-screens/page-failed-screen';
export { PublicFrame, type PublicFrameProps } from './public-frame/public-frame';
export { ConnectionBanner } from './shell-notices/shell-notices';
export { InitialiseBanner } from './shell-notices/shell-notices';
export { UpdateBanner, type UpdateBannerProps } from './shell-notices/shell-notices';
export {
  UnreachableScreen,
  type UnreachableScreenProps,
} from './status-screens/unreachable-screen';
