import { PageFailedScreen } from '@chatdeck/ui/shell';
import { useRevalidator, useRouteError } from 'react-router';
import { useToken } from '../session/session-store';
import { LazyConsoleShell } from '../shell/lazy-console-shell';
import { PublicShell } from '../shell/public-shell';
import { Root } from '../shell/root';
import { reload, useMissingReason } from '../shell/use-missing-reason';
import { DocsShell } from '../site/docs/docs-shell';
import type { Frames } from './route-objects';

/** The error messages for a module that failed to load: Chromium, Firefox, Safari, and the preloader of the build. */
const NO_MODULE =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

/** Shown instead of a page that crashed, or whose code failed to load because the server has a newer version. */
function FailedPage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const missingReason = useMissingReason();
  const detail = error instanceof Error ? error.message : undefined;
  return (
    <PageFailedScreen
      reason={detail !== undefined && NO_MODULE.test(detail) ? missingReason : 'broken'}
      detail={detail}
      // The router renders the page again after it.
      onRetry={() => void revalidate()}
      onReload={reload}
    />
  );
}

const EitherShell = () => (useToken() === null ? <PublicShell /> : <LazyConsoleShell />);

/** The layouts around the pages of the console. */
export const FRAMES: Frames = {
  Root,
  Public: PublicShell,
  Console: LazyConsoleShell,
  Docs: DocsShell,
  Either: EitherShell,
  Failed: FailedPage,
};
