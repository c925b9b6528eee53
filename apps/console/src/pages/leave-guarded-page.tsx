import type { HeldLeave } from '@chatdeck/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useBlocker } from 'react-router';
import { leaving } from '../session/leaving';
import { session } from '../session/session-store';

interface HeldScreenProps {
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  readonly heldLeave?: HeldLeave | undefined;
}

/** A page that asks before what was typed on it is left. */
export const heldPage = (Screen: ComponentType<HeldScreenProps>) =>
  function HeldPage() {
    const [isUnsaved, setUnsaved] = useState(false);
    return <Screen onUnsavedChange={setUnsaved} heldLeave={useHeldLeave(isUnsaved)} />;
  };

/** What wants to leave the page: a navigation, or a log-out. */
export function useHeldLeave(isUnsaved: boolean): HeldLeave | undefined {
  // A session that ended leads away, and back by the login page; what was typed waits meanwhile.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && session.token() !== null && nextLocation.pathname !== currentLocation.pathname,
  );
  const [logOut, setLogOut] = useState<() => void>();
  useEffect(
    () => (isUnsaved ? leaving.hold((leave) => setLogOut(() => leave)) : undefined),
    [isUnsaved],
  );
  if (logOut) {
    const stay = () => setLogOut(undefined);
    return {
      stay,
      leave: () => {
        stay();
        logOut();
      },
    };
  }
  if (blocker.state !== 'blocked') return undefined;
  return { stay: blocker.reset, leave: blocker.proceed };
}
