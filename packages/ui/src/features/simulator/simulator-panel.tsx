import { useMessages } from '#messages';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { simulatorMessages } from '#lists/simulator/simulator.messages.ts';
import { StoredSimulator } from '#lists/simulator/stored-simulator.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';

/** Tries messages on the robot of the account: what it would reply, and why. Nothing is sent. */
export function SimulatorPanel() {
  return (
    <PanelBoundary>
      <Content />
    </PanelBoundary>
  );
}

function Content() {
  const t = useMessages(simulatorMessages);
  return (
    <Page title={t.title} description={t.explanation}>
      <StoredSimulator whenFailed={<StillWorks />} />
    </Page>
  );
}
