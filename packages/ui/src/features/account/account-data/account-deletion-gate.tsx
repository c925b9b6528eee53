import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import * as css from './account-data.css';
import { useLive } from '#store/live/use-live.ts';
import { Export } from './account-data-card';
import { accountDataMessages } from './account-data.messages';
import { DeletionBanner } from './deletion-banner';
import { useDeletion } from './use-account-data';

export interface AccountDeletionGateProps {
  /** What the account may use; it is shown unless the deletion of the account was asked for. */
  readonly children: ReactNode;
  /** Shown as a button beside the state of the deletion. */
  readonly onLogOut?: () => void;
  /**
   * Whether the host already knows that the deletion was asked for: then nothing inside is shown, and calls nothing,
   * while it is asked for again. Default false.
   */
  readonly isClosing?: boolean;
  /** Whether the server is asked for it; a host that does not know its visitor yet passes false. Default true. */
  readonly isAsked?: boolean;
  /** The frame around that state. Default none. */
  readonly frame?: (state: ReactNode) => ReactNode;
}

/**
 * Shows an account whose deletion was asked for nothing but that, a way to keep it and a copy of its data: the server
 * refuses everything else. Any other account sees what is inside, also while it is not known which it is.
 */
export function AccountDeletionGate({
  children,
  onLogOut,
  isClosing = false,
  isAsked = true,
  frame = (state) => state,
}: AccountDeletionGateProps) {
  const state = useDeletion(isAsked);
  if (isClosing && state.status === 'loading') return frame(null);
  if (state.status !== 'ready' || state.deletionAt === undefined) {
    return (
      <>
        {isAsked ? <Live /> : null}
        {children}
      </>
    );
  }
  const closing = (
    <PanelBoundary>
      <Closing deletionAt={state.deletionAt} onLogOut={onLogOut} />
    </PanelBoundary>
  );
  return frame(closing);
}

/** Hears of a deletion that is asked for on another device. */
function Live() {
  useLive();
  return null;
}

interface ClosingProps extends Pick<AccountDeletionGateProps, 'onLogOut'> {
  readonly deletionAt: string;
}

function Closing({ deletionAt, onLogOut }: ClosingProps) {
  useLive();
  const t = useMessages(accountDataMessages);
  return (
    <div className={css.closing}>
      <Page title={t.title}>
        <DeletionBanner deletionAt={deletionAt} />
        <Card>
          <Export />
        </Card>
        {onLogOut ? (
          <Row>
            <Button onPress={onLogOut}>{t.logOut}</Button>
          </Row>
        ) : null}
      </Page>
    </div>
  );
}
