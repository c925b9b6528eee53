import type { HeldLeave } from '@chatdeck/ui/config-part';
import { useState, type ComponentType } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../session/session-store';

interface HeldScreenProps {
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  readonly heldLeave?: HeldLeave | undefined;
}

/** A page that asks before what was typed on it is left. */
export const heldPage = (Screen: ComponentType<HeldScreenProps>) =>
  function HeldPage() {
    const [isUnsaved, setUnsaved] = useState(false);
    // A session that ended leads away without a question.
    const blocker = useBlocker(
      ({ currentLocation, nextLocation }) =>
        isUnsaved && session.token() !== null && nextLocation.pathname !== currentLocation.pathname,
    );
    return (
      <Screen
        onUnsavedChange={setUnsaved}
        heldLeave={
          blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : undefined
        }
      />
    );
  };
