import { Component, type ContextType, type ReactNode } from 'react';
import { ChatdeckContext } from '#context/chatdeck-context.ts';
import { reportOfRender } from '#context/error-report.ts';
import type { BrokenPartProps } from '#context/part-failure.ts';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { Card } from '../card/card';
import { FailedState } from '../failed-state/failed-state';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly failure: unknown;
}

/** An error boundary for one panel, with a retry. */
export class PanelBoundary extends Component<Props, State> {
  static override contextType = ChatdeckContext;
  declare context: ContextType<typeof ChatdeckContext>;

  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure ?? new Error('Error') };
  }

  override componentDidCatch(failure: unknown) {
    this.context?.report(reportOfRender(failure));
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const detail = failure instanceof Error ? failure.message : undefined;
    return <BrokenPanel detail={detail} onRetry={() => this.setState({ failure: undefined })} />;
  }
}

/** Shown instead of a panel that has crashed or whose code failed to load. */
export function BrokenPanel({ detail, onRetry }: BrokenPartProps) {
  const t = useMessages(providerMessages);
  return (
    <Card>
      <FailedState
        title={t.panelFailed}
        detail={detail}
        help="part"
        retryLabel={t.reloadPanel}
        onRetry={onRetry}
      >
        {t.panelFailedText}
      </FailedState>
    </Card>
  );
}
