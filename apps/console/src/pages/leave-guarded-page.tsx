import type { BlockedLeave } from '@chatdeck/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useBlocker } from 'react-router';
import { leaving } from '../session/leaving';
import { session } from '../session/session-store';

interface LeaveGuardedProps {
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  readonly blockedLeave?: BlockedLeave | undefined;
}

/** A page that asks for confirmation before unsaved input is left. */
export const leaveGuardedPage = (Screen: ComponentType<LeaveGuardedProps>) =>
  function LeaveGuardedPage() {
    const [isUnsaved, setUnsaved] = useState(false);
    return <Screen onUnsavedChange={setUnsaved} blockedLeave={useBlockedLeave(isUnsaved)} />;
  };

/** The blocked action that would leave the page: a navigation, or a logout. */
export function useBlockedLeave(isUnsaved: boolean): BlockedLeave | undefined {
  // An ended session navigates away without confirmation, and back after the login; the draft is retained meanwhile.
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
