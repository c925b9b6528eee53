import { RobotConfigScreen } from '@chatdeck/ui/robot';
import { useState } from 'react';
import { useBlocker } from 'react-router';

/** /wechat/index */
export default function RobotConfigPage() {
  const [isUnsaved, setUnsaved] = useState(false);
  // A session that ended leads to the login page and back; what was typed waits meanwhile.
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && nextLocation.pathname !== '/login');
  return (
    <RobotConfigScreen
      onUnsavedChange={setUnsaved}
      heldLeave={
        blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : undefined
      }
    />
  );
}
