import { RobotConfigScreen } from '@chatdeck/ui/robot';
import { useMemo, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { session } from '../session/session-store';

/** /wechat/index; `field` is the setting to lead to. */
export default function RobotConfigPage() {
  const [isUnsaved, setUnsaved] = useState(false);
  const location = useLocation();
  // Each visit is an object of its own, so that the same setting can be asked for again.
  const toField = useMemo(() => {
    const key = new URLSearchParams(location.search).get('field');
    return key === null ? undefined : { key };
  }, [location]);
  // A session that ended leads away, and back by the login page; what was typed waits meanwhile.
  const blocker = useBlocker(
    ({ nextLocation }) =>
      isUnsaved && session.token() !== null && nextLocation.pathname !== location.pathname,
  );
  return (
    <RobotConfigScreen
      toField={toField}
      onUnsavedChange={setUnsaved}
      heldLeave={
        blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : undefined
      }
    />
  );
}
