import { PanelBoundary } from '../../../provider/panel-boundary';
import { DashboardView } from './dashboard-screen.view';
import { useDashboard } from './use-dashboard';

/** The home page: how the robot is, and which first steps are left. */
export function DashboardScreen() {
  return (
    <PanelBoundary>
      <Dashboard />
    </PanelBoundary>
  );
}

function Dashboard() {
  return <DashboardView state={useDashboard()} />;
}
