import { DocsShell } from '../site/docs/docs-shell';
import { FailedPage } from '../shell/failed-page';
import { PublicShell } from '../shell/public-shell';
import { Root } from '../shell/root';
import { LazyConsoleShell } from '../shell/lazy-console-shell';
import type { Frames } from './route-objects';

/** What stands around the pages of the console. */
export const FRAMES: Frames = {
  Root,
  Public: PublicShell,
  Console: LazyConsoleShell,
  Docs: DocsShell,
  Failed: FailedPage,
};
