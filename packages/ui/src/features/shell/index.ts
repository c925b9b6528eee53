export { AppShell, type AppShellProps } from './app-shell/app-shell';
export type { MenuEntry, MenuGroup } from './app-shell/side-nav';
export type { Crumb } from './app-shell/top-bar';
export { NotFoundScreen } from './not-found-screen/not-found-screen';
export { PublicFrame, type PublicFrameProps } from './public-frame/public-frame';
