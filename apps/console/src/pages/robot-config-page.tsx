import { RobotConfigScreen } from '@chatdeck/ui/robot';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../session/session-store';

/** /wechat/index */
export default function RobotConfigPage() {
  const [isUnsaved, setUnsaved] = useState(false);
  // A session that ended leads away, and back by the login page; what was typed waits meanwhile.
  const blocker = useBlocker(() => isUnsaved && session.token() !== null);
  return (
    <RobotConfigScreen
      onUnsavedChange={setUnsaved}
      heldLeave={
        blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : undefined
      }
    />
  );
}
