import { useChatdeck } from '#context/chatdeck-context.ts';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { FileSpace } from '../file-space/file-space';
import { PersonalCentreView } from './personal-centre.view';
import { usePersonalCentre } from './use-personal-centre';

/** The account, and the keys that its robot connects with. */
export function PersonalCentre() {
  return (
    <PanelBoundary>
      <Centre />
    </PanelBoundary>
  );
}

function Centre() {
  const { navigate } = useChatdeck();
  return (
    <PersonalCentreView
      {...usePersonalCentre()}
      onChangeEmail={() => navigate({ to: 'user.email' })}
      onChangePassword={() => navigate({ to: 'user.password' })}
    >
      <FileSpace />
    </PersonalCentreView>
  );
}
