import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { PlansView } from './plans-screen.view';
import { usePlans } from './use-plans';

/** The memberships that can be bought, what they unlock, and the one that the account has. */
export function PlansScreen() {
  return (
    <PanelBoundary>
      <Screen />
    </PanelBoundary>
  );
}

function Screen() {
  return <PlansView {...usePlans()} />;
}
