export { AppShell, type AppShellProps } from './app-shell/app-shell';
export type { MenuEntry, MenuFold, MenuGroup } from './app-shell/side-nav';
export type { Crumb } from './app-shell/top-bar';
export { Brand } from './brand/brand';
export {
  PageFailedScreen,
  type PageFailedScreenProps,
} from './page-failed-screen/page-failed-screen';
export { PublicFrame, type PublicFrameProps } from './public-frame/public-frame';
export { ConnectionBanner } from './shell-notices/connection-banner';
export { InitialiseBanner } from './shell-notices/initialise-banner';
export { UpdateBanner, type UpdateBannerProps } from './shell-notices/update-banner';
export {
  UnreachableScreen,
  type UnreachableScreenProps,
} from './unreachable-screen/unreachable-screen';
