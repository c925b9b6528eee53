import { PageFailedScreen } from '@chatdeck/ui/shell';
import { useRouteError } from 'react-router';
import { LazyConsoleShell } from '../shell/lazy-console-shell';
import { PublicShell } from '../shell/public-shell';
import { Root } from '../shell/root';
import { DocsShell } from '../site/docs/docs-shell';
import type { Frames } from './route-objects';

/** How the engines word that a module did not come: Chromium, Firefox, Safari, and the preloader of the build. */
const NO_MODULE =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

/** In the place of a page that broke, or whose code did not come because the server has a newer one. */
function FailedPage() {
  const error = useRouteError();
  const detail = error instanceof Error ? error.message : undefined;
  return (
    <PageFailedScreen
      reason={detail !== undefined && NO_MODULE.test(detail) ? 'outdated' : 'broken'}
      detail={detail}
      onReload={() => window.location.reload()}
    />
  );
}

/** What stands around the pages of the console. */
export const FRAMES: Frames = {
  Root,
  Public: PublicShell,
  Console: LazyConsoleShell,
  Docs: DocsShell,
  Failed: FailedPage,
};
